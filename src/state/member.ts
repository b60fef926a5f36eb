import type { CallInput, CallName, CallOutput } from "#shared/contract/index.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import { siteAccount } from "#shared/site/site-account.ts";
import type { SiteId } from "#shared/site/site-id.ts";
import type { Bridge } from "../bridge/bridge.ts";
import { useClientStore } from "./client-store.ts";

type Asking = Pick<Bridge, "call">;

/** Spec section 3. */
const tags: CallInput<"member.tags">["req_tags"] = [
  "voucher_money_user",
  "withdraw_addr_level",
  "tax_identity",
];

/**
 * Loads what the store holds of who is logged in beside the profile: tags, membership, permissions, and the feature
 * rules of the site for this account (spec sections 3, 4 and 7). What cannot be had keeps its default: features only
 * hide, and the server refuses what is not allowed.
 */
export async function loadMember(bridge: Asking, site: SiteId): Promise<void> {
  const { setState, getState } = useClientStore;
  const account = siteAccount(getState().user);
  await Promise.all([
    answerOf(bridge, "member.tags", { req_tags: tags }).then(
      (answer) => answer && setState({ profileUserTag: answer.tags }),
    ),
    answerOf(bridge, "member.info", {}).then((answer) => answer && setState({ memberInfo: answer })),
    answerOf(bridge, "member.permissions", {}).then((answer) =>
      setState({ permission: { isLoaded: true, granted: answer?.permissions ?? {} } }),
    ),
    answerOf(bridge, "site.config", { siteId: site, account }).then(
      (answer) => answer && setState({ webSiteComplianceConfig: answer.config }),
    ),
  ]);
}

/** Undefined for what failed: nobody waits for it, so nobody is told of it. */
async function answerOf<N extends CallName>(
  bridge: Asking,
  name: N,
  input: CallInput<N>,
): Promise<CallOutput<N> | undefined> {
  try {
    const answer = await bridge.call(name, input);
    return answer.kind === "ok" ? answer.data : undefined;
  } catch (error) {
    if (!isCofferError(error)) throw error;
    return undefined;
  }
}
