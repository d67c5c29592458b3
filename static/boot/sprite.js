// Puts the drawings into the page once, so that <use href="#…"> finds them, in opaque frames too.

/** Reads a file of symbols. */
async function read(address) {
  const answer = await fetch(new URL(address, import.meta.url));
  if (!answer.ok) throw new Error(`${address} was answered with status ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
}

async function insert(address, prefix) {
  const sprite = document.importNode(await read(address), true);
  // The ids of the interface's icons are everyday words, which the page has other uses for.
  if (prefix) for (const symbol of sprite.querySelectorAll("symbol")) symbol.id = prefix + symbol.id;
  sprite.setAttribute("hidden", "");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(sprite);
}

// Without its drawings the game is still complete: everything is written, too.
for (const [address, prefix] of [["../art/sprite.svg", ""], ["../vendor/icons.svg", "icon-"]]) {
  insert(address, prefix).catch(error => console.warn(error));
}
