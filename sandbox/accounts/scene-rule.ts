import type { Exchange } from "../exchange.ts";
import type { Bound } from "./factors.ts";
import type { Person } from "./person.ts";
import type { SceneResult } from "./scene.ts";

/** What a part requires before one of its guarded actions. */
export interface SceneRule<S = object> {
  /** As `risk.intercept` names it. */
  readonly scene: string;
  /** `detail`: what the client says it is about to do. Refuses what it cannot read. */
  readonly assess: (
    exchange: Exchange<S>,
    person: Person,
    bound: Bound,
    detail: unknown,
  ) => Promise<SceneResult>;
}
