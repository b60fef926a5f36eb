import * as v from "valibot";
import { migrationScene } from "#shared/contract/migration-assets.ts";
import { strictDemands } from "../../accounts/factors.ts";
import type { SceneRule } from "../../accounts/scene-rule.ts";
import { codes, Refusal } from "../../refusal.ts";

const detail = v.strictObject({ migrationId: v.string() });

/** Everything that is bound is asked for before all that a person owns moves (F2a.4). */
export const migrationSceneRule: SceneRule = {
  scene: migrationScene.check,
  async assess(_exchange, _person, bound, said) {
    if (!v.is(detail, said)) throw new Refusal(codes.badParameter, "ext_info_str: the migration's id");
    return { blockCode: 0, demands: strictDemands(bound) };
  },
};
