// @ts-check
import "./scan-order.test.js";
import "./switch-filter.test.js";
import "./scanner.test.js";
import "./dwell.test.js";
import "./press-filter.test.js";
import "./settings.test.js";
import { runAll } from "./harness.js";

/** @type {any} */ (globalThis).results = runAll();
