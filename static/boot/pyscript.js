// Loads PyScript and lets it run without the right to evaluate text as code.
import { hooks } from "../vendor/pyscript/core.js";

// PyScript builds its worker hooks with Function(), which the page's policy forbids; without
// PyScript workers it needs none of them.
hooks.worker.onBeforeRunAsync.clear();
