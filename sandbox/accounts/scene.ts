import type { Bound } from "./factors.ts";
import type { Demand } from "./open-checks.ts";
import type { Person } from "./person.ts";

/** A guarded action, and what is required before it. */
export interface Scene {
  readonly scene: string;
  readonly assess: (person: Person, bound: Bound, detail: unknown) => Promise<SceneResult>;
}

export interface SceneResult {
  /** 0, or a refusal that no code lifts. */
  readonly blockCode: number;
  readonly demands: readonly Demand[];
}
