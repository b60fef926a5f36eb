/** Coffer's pipeline with a bare postMessage at its end. */
import { publishQuotes } from "./publish.ts";

publishQuotes((rows) => postMessage(rows));
