import * as v from "valibot";

/** What settings are made of: each is a schema with its value at boot. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const atLeastOne = v.pipe(count, v.minValue(1));
/** So many of a hundred. */
export const percent = v.pipe(count, v.maxValue(100));
export const amount = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/));
/** Less than one. */
export const ratio = v.pipe(v.string(), v.regex(/^0(\.\d+)?$/));
export const coinCodes = v.pipe(v.array(v.string()), v.readonly());

/** The values of a part's settings. */
export type SettingsOf<E extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<E, undefined>>;
