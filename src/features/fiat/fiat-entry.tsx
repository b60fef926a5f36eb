import { Coins, Landmark, ShieldAlert } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { useHoldIdle } from "#src/lazy/use-hold-idle.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { loginHref } from "#src/session/login.ts";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { useSessionStatus } from "#src/session/session.ts";
import { appConfig } from "#src/state/app-config.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { HeadLink } from "#src/ui/layout/head-link.tsx";
import { Page } from "#src/ui/layout/page.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { FiatForm } from "./fiat-form.tsx";
import { coinPaths, type FiatSide, fiatPaths, sideKey } from "./paths.ts";

/** Codes by which the server says that the identity is to be verified first (F5.5). */
const identityCodes: ReadonlySet<string> = new Set(["20096", "42039", "131004"]);
/** Not open in their region. */
const regionCode = "10024";
/** As long as an answer is kept. */
const readEveryMs = 60_000;
const hasWords = (code: string): boolean => identityCodes.has(code) || code === regionCode;

/** Money in or out: what may be paid with, or why nothing may. */
export function FiatEntry({ side }: { readonly side: FiatSide }): ReactNode {
  const { t } = useTranslation();
  const session = useSessionStatus();
  const isAsked = session === "logged-in" || session === "unavailable";
  const key = side === 0 ? "fiatDeposit" : "fiatWithdraw";
  // Who may not, for a reason that has words here, is not asked for. Any other reason is the exchange's to say.
  const reason = useClientStore(({ permission: { granted } }) => {
    const permission = granted[key];
    const code = String(permission?.reason);
    return permission?.allow === false && hasWords(code) ? code : "";
  });
  // The permissions come first.
  const isKnown = useClientStore(({ permission }) => permission.isLoaded);
  const isEnabled = isAsked && isKnown && reason === "";
  // Fees and bounds change while the page is open.
  const ways = useCall(
    "deposit.fiatPreferences",
    { side },
    { enabled: isEnabled, refetchEveryMs: isEnabled ? readEveryMs : 0 },
  );
  // Permissions come at idle: the page is not complete before what they let it request.
  useHoldIdle(session === "unknown" || (isAsked && reason === "" && ways.status === "pending"), "late");
  const refusal = reason === "" && ways.status === "error" ? ways.error.data.code : reason;
  const other: FiatSide = side === 0 ? 1 : 0;
  return (
    <Page
      task
      title={t(`nav.fiat.${sideKey(side)}`)}
      actions={
        <>
          <HeadLink href={coinPaths[side]} icon={Coins}>
            {t(`fiat.coinsInstead.${sideKey(side)}`)}
          </HeadLink>
          <HeadLink href={fiatPaths[other]} icon={Landmark}>
            {t(`nav.fiat.${sideKey(other)}`)}
          </HeadLink>
        </>
      }
    >
      {session === "anonymous" || ways.status === "anonymous" ? (
        <Notice
          side={side}
          title={t("fiat.logIn")}
          action={
            <a href={loginHref()} className={buttonClass("primary")}>
              {t("ui.logIn")}
            </a>
          }
        />
      ) : identityCodes.has(refusal) ? (
        <Notice
          side={side}
          title={t("fiat.verifyTitle")}
          text={t("fiat.verifyText")}
          action={
            appConfig.identityUrl && (
              <a href={loginUrl(appConfig.identityUrl, location.href)} className={buttonClass("primary")}>
                {t("fiat.verify")}
              </a>
            )
          }
        />
      ) : refusal === regionCode ? (
        <Notice side={side} title={t("fiat.notHere")} text={t("fiat.notHereText")} />
      ) : ways.status === "error" ? (
        <Card pad="md">
          <LoadFailure
            title={t("fiat.error")}
            error={ways.error}
            onRetry={ways.refetch}
            retrying={ways.fetching}
          />
        </Card>
      ) : ways.status !== "ok" ? (
        <SkeletonRows count={6} />
      ) : ways.data.currencies.length === 0 ? (
        <Notice side={side} title={t("fiat.noWays")} text={t("fiat.notHereText")} />
      ) : (
        <AfterFrame fallback={<SkeletonRows count={6} />}>
          <div className={flow.stack4}>
            {ways.error !== null && (
              <OutdatedNote onRetry={ways.refetch} retrying={ways.fetching}>
                {t("fiat.error")}
              </OutdatedNote>
            )}
            <FiatForm key={side} side={side} ways={ways.data} error={ways.error} />
          </div>
        </AfterFrame>
      )}
    </Page>
  );
}

interface NoticeProps {
  readonly side: FiatSide;
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

function Notice({ side, title, text, action }: NoticeProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Card pad="md">
      <Empty
        icon={ShieldAlert}
        title={title}
        actions={
          <>
            {action}
            <Link className={buttonClass("tertiary")} href={coinPaths[side]}>
              {t(`fiat.coinsInstead.${sideKey(side)}`)}
            </Link>
          </>
        }
      >
        {text}
      </Empty>
    </Card>
  );
}
