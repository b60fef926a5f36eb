import { Coins, IdCard } from "lucide";
import { useTranslation } from "react-i18next";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { appConfig } from "#src/state/app-config.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { heldDeposits } from "./deposits.ts";
import { found, type Notice, type NoticeSource } from "./notice.ts";
import { heldWithdrawals } from "./withdrawals.ts";

/** Codes by which the server says that the identity is to be verified first (F5.5). */
const identityCodes: ReadonlySet<number> = new Set([20_096, 42_039, 131_004]);
/** Fewer are not worth a mention. */
const fewestSmall = 3;

const identity: NoticeSource = {
  id: "identity",
  useNotices({ overview }) {
    const { t } = useTranslation();
    const convert = useClientStore(({ permission: { granted } }) => granted.convert);
    const isMissing = overview.kycLevel === "LEVEL_DEFAULT";
    // What else stands in the way of converting, as the rules of a region, no check takes away.
    const opensConvert = convert !== undefined && !convert.allow && identityCodes.has(convert.reason);
    if (!isMissing && !opensConvert) return found([]);
    const { identityUrl = "" } = appConfig;
    return found([
      {
        id: "identity",
        icon: IdCard,
        tone: "warn",
        title: t("overview.identity.title"),
        text: opensConvert ? t("overview.identity.text") : "",
        ...(identityUrl !== "" && {
          action: { label: t("overview.identity.action"), href: loginUrl(identityUrl, location.href) },
        }),
      },
    ]);
  },
};

const smallBalances: NoticeSource = {
  id: "smallBalances",
  useNotices() {
    const { t } = useTranslation();
    const mayConvert = useClientStore(({ permission: { granted } }) => granted.convert?.allow !== false);
    const list = useCall("batch.list", { accountType: "eb_convert_funding" });
    if (list.status === "pending") return undefined;
    const unread = list.error === null ? "" : t("overview.unread.small");
    const coins = list.data?.smallAssetCoins ?? [];
    const count = coins.filter(({ supportConvert }) => supportConvert === 1).length;
    if (count < fewestSmall || !mayConvert) return found([], unread);
    const notice: Notice = {
      id: "smallBalances",
      icon: Coins,
      tone: "primary",
      title: t("overview.small.title", { count }),
      text: t("overview.small.text"),
      action: { label: t("overview.small.action"), href: "/exchange/index?mode=smallBalances" },
    };
    return found([notice], unread);
  },
};

/** What waits for the person, the most pressing first. */
export const needsYou: readonly NoticeSource[] = [identity, heldWithdrawals, heldDeposits, smallBalances];
