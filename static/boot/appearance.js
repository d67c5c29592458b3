// Gives the page its theme, its movement and its numerals before the first paint.
(() => {
  const CHOICES = {
    theme: ["auto", "light", "dark"],
    motion: ["auto", "full", "reduced"],
    numerals: ["auto", "latn"],
  };
  const parameters = new URLSearchParams(location.search);

  /** Reads what was chosen on an earlier visit; it may have been cut off, or not be ours. */
  const remembered = () => {
    try {
      return JSON.parse(localStorage.getItem("coup.settings")) || {};
    } catch {
      return {};
    }
  };

  const kept = remembered();
  for (const [name, values] of Object.entries(CHOICES)) {
    const value = [parameters.get(name), kept[name]].find(wish => values.includes(wish));
    document.documentElement.dataset[name] = value || "auto";
  }
  document.documentElement.dataset.screen = parameters.get("start") === "1" ? "game" : "setup";

  // The form can be filled in, and sent, before the game has arrived; it is read when it has.
  addEventListener("submit", event => {
    event.preventDefault();
    if (document.documentElement.dataset.state === "ready") return;
    event.target.dataset.sent = "yes";
    document.getElementById("setup-waiting").hidden = false;
  });
})();
