import { Award, ShieldCheck, TriangleAlert, Users } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallOutput } from "#shared/contract/index.ts";
import type { MemberInfo } from "#shared/contract/member.ts";
import { entryOf } from "#shared/domain/entry-of.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useFormat } from "#src/i18n/format.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { useClientStore } from "#src/state/client-store.ts";
import { Badge } from "#src/ui/badge.tsx";
import { flow } from "#src/ui/flow.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { IdentityLink } from "./identity-link.tsx";
import { memberLevel } from "./member-level.ts";
import { accountTexts, modeTexts } from "./member-texts.ts";
import { PanelRow } from "./panel-row.tsx";

/** Level, identity, and what kind of account this is. */
export function Membership({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const label = useCall("profile.vipLabel", {}, { enabled: isOpen });
  const info = useCall("member.info", {}, { enabled: isOpen });
  const failed = [label, info].find(({ status }) => status === "error");
  if (failed?.error) {
    const retry = (): void => {
      label.refetch();
      info.refetch();
    };
    return <LoadFailure error={failed.error} onRetry={retry} retrying={failed.fetching} />;
  }
  if (label.data === undefined || info.data === undefined) return <SkeletonRows count={3} />;
  return (
    <ul className={flow.stack2}>
      <Level label={label.data} />
      <Identity />
      <Kind info={info.data} />
    </ul>
  );
}

function Level({ label }: { readonly label: CallOutput<"profile.vipLabel"> }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const level = memberLevel(label);
  if (level === null) {
    return <PanelRow icon={Award} title={t("loyalty.noLevel")} detail={t("loyalty.noLevelText")} />;
  }
  const { type, name, endMs } = level;
  const key = endMs > serverNow() ? "loyalty.levelUntil" : "loyalty.levelEnded";
  return (
    <PanelRow
      icon={Award}
      title={<bdi>{name}</bdi>}
      detail={endMs > 0 ? t(key, { date: format.date(endMs) }) : undefined}
      end={<Badge tone="primary">{type}</Badge>}
    />
  );
}

function Identity(): ReactNode {
  const { t } = useTranslation();
  const level = useClientStore((state) => state.user?.kyc_level ?? "");
  // What nobody tells is neither checked nor unchecked.
  if (level === "") return null;
  const number = /^LEVEL_(\d)$/.exec(level)?.[1];
  if (number === undefined) {
    return (
      <PanelRow
        icon={ShieldCheck}
        title={t("loyalty.notVerified")}
        detail={t("loyalty.notVerifiedText")}
        end={<IdentityLink>{t("loyalty.verify")}</IdentityLink>}
      />
    );
  }
  return (
    <PanelRow
      icon={ShieldCheck}
      title={t("loyalty.identity", { level: number })}
      detail={t("loyalty.verified")}
      end={number === "1" && <IdentityLink>{t("loyalty.raise")}</IdentityLink>}
    />
  );
}

function Kind({ info }: { readonly info: MemberInfo }): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { isMaster, memberType, subCount, accountMode, accountTypes, status } = info;
  const mode = modeTexts.get(accountMode);
  const facts = [
    ...(isMaster && subCount > 0 ? [t("loyalty.subs", { count: format.count(subCount) })] : []),
    ...(mode === undefined ? [] : [t(`loyalty.mode.${mode}`)]),
    ...accountTypes.flatMap((type) => {
      const key = entryOf(accountTexts, type);
      return key === undefined ? [] : [t(key)];
    }),
  ];
  const name = isMaster ? "loyalty.main" : memberType === 6 ? "loyalty.custodial" : "loyalty.sub";
  return (
    <>
      <PanelRow icon={Users} title={t(name)} detail={facts.join(" · ")} />
      {(status === 2 || status === 4) && (
        <PanelRow
          icon={TriangleAlert}
          title={t(status === 4 ? "loyalty.frozen" : "loyalty.loginBanned")}
          detail={t("loyalty.contactSupport")}
        />
      )}
    </>
  );
}
