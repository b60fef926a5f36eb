import type { CallInput } from "#shared/contract/index.ts";
import type { RiskResult } from "#shared/contract/risk.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { ownAnswer } from "#src/money/own-answer.ts";
import { presentWall } from "#src/session/present-wall.ts";

/** Of a guarded action: the names of its check and of the mail with its code. */
export interface CodeScene {
  readonly check: string;
  readonly mail: CallInput<"risk.sendEmail">["scene"];
}

/** What one check asks for. */
export interface Asked {
  readonly result: RiskResult;
  readonly mail: CodeScene["mail"];
}

/** What has to be proven for an action with just this detail: what was checked is what may be done. */
export async function readCheck({ check }: CodeScene, detail: unknown): Promise<RiskResult | CofferError> {
  try {
    const input = { sence: check, ext_info_str: JSON.stringify(detail) };
    const { data } = await ownAnswer("risk.intercept", input, { silent: true }).catch(presentWall);
    return data;
  } catch (error) {
    if (error instanceof CofferError) return error;
    throw error;
  }
}
