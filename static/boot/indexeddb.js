// Puts stand-ins in place of what some frames refuse, and PyScript does not start without.
(() => {
  // PyScript opens IndexedDB before it starts Python and cannot start where the browser refuses it:
  // in a sandboxed frame, or in a frame of another site whose storage is blocked. It caches packages
  // there, of which the game has none; the game itself keeps what it keeps in localStorage.
  const stores = new Map();

  /** Answers as an IDBRequest does: after the caller has set its handlers. */
  const request = (result, ...before) => {
    const answer = { result, transaction: {} };
    queueMicrotask(() => {
      for (const handler of before) {
        answer[handler]?.({ target: answer });
        answer.transaction.oncomplete?.({ target: answer });
      }
      answer.onsuccess?.({ target: answer });
    });
    return answer;
  };

  const objectStore = data => ({
    count: () => request(data.size),
    clear: () => request(data.clear()),
    delete: key => request(data.delete(key)),
    get: key => request(data.get(key)),
    getKey: key => request(data.has(key) ? key : undefined),
    getAllKeys: () => request([...data.keys()]),
    put: (value, key) => request(void data.set(key, value)),
  });

  const open = name => {
    const isNew = !stores.has(name);
    if (isNew) stores.set(name, new Map());
    const store = objectStore(stores.get(name));
    const database = {
      objectStoreNames: { length: isNew ? 0 : 1 },
      createObjectStore: () => store,
      transaction: () => ({ objectStore: () => store }),
      close() {},
    };
    return request(database, ...(isNew ? ["onupgradeneeded"] : []));
  };

  Object.defineProperty(window, "indexedDB", { configurable: true, value: { open } });

  // Firefox refuses a channel, too, in a frame of another site that may store nothing. PyScript opens
  // one for its workers, of which the game has none.
  class SilentChannel extends EventTarget {
    postMessage() {}

    close() {}
  }

  try {
    new BroadcastChannel("coup").close();
  } catch {
    window.BroadcastChannel = SilentChannel;
  }
})();
