// Gives the page its language and direction before the first paint.
(() => {
  const RIGHT_TO_LEFT = ["fa", "ar"];
  const KNOWN = ["en", "fa", "ar", "el"];

  /** Reads the language of an earlier visit; a frame without storage has none. */
  const remembered = () => {
    try {
      return localStorage.getItem("coup.lang");
    } catch {
      return null;
    }
  };

  const wishes = [new URLSearchParams(location.search).get("lang"), remembered(), ...(navigator.languages || [])];
  const language = wishes
    .map(wish => String(wish || "").toLowerCase().split("-")[0])
    .find(wish => KNOWN.includes(wish)) || "en";
  document.documentElement.lang = language;
  document.documentElement.dir = RIGHT_TO_LEFT.includes(language) ? "rtl" : "ltr";
})();
