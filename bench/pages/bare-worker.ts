/** Coffer's pipeline with a bare postMessage at its end; what it publishes stands in the worker's name. */
import { type PublishOptions, publishQuotes } from "./publish.ts";

publishQuotes(JSON.parse(self.name) as PublishOptions, (rows) => postMessage(rows));
