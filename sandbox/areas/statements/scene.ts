import { exportScene } from "#shared/contract/export-scene.ts";
import { usualDemands } from "../../accounts/factors.ts";
import type { SceneRule } from "../../accounts/scene-rule.ts";

/** Before personal data leaves, the person shows who asks (F2a.4). */
export const exportSceneRule: SceneRule = {
  scene: exportScene.check,
  assess: async (_exchange, _person, bound) => ({ blockCode: 0, demands: usualDemands(bound) }),
};
