import * as v from "valibot";
import { merged } from "./merged.ts";
import { parts } from "./parts.ts";
import type { SettingsOf } from "./setting-kinds.ts";

const entries = merged(parts.flatMap((part) => ("settings" in part ? [part.settings] : [])));

/** What tests may turn while the exchange runs: the settings of all its parts, flat. */
export type Settings = SettingsOf<typeof entries>;

export const defaultSettings: Settings = v.parse(v.object(entries), {});

/** Some of them, as the control plane is told. */
export const settingsChange = v.partial(v.strictObject(entries));
