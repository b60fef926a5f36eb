import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type PermissionKey, permissionKeys } from "#shared/contract/permission-keys.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useFormat } from "#src/i18n/format.ts";
import { listFormat } from "#src/i18n/formatters.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { flow } from "#src/ui/flow.ts";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { IdentityLink } from "./identity-link.tsx";
import { permissionsOf, type RefusedGroup, refusedWord } from "./refused-groups.ts";

const title = css`font-size: .875rem; line-height: 1.25rem;`;

/** What this person may do; of what they may not, why, until when and what helps. */
export function PermissionsPart({ isOpen }: { readonly isOpen: boolean }): ReactNode {
  const { t, i18n } = useTranslation();
  const read = useCall("member.permissions", {}, { enabled: isOpen });
  const names = (keys: readonly PermissionKey[]): string =>
    listFormat(i18n.language, { style: "short", type: "unit" }).format(
      keys.map((key) => t(`loyalty.permission.${key}`)),
    );
  if (read.status === "error")
    return <LoadFailure error={read.error} onRetry={read.refetch} retrying={read.fetching} />;
  if (read.data === undefined) return <SkeletonRows count={2} />;
  const { open, refused } = permissionsOf(read.data.permissions);
  return (
    <section className={flow.stack3} aria-label={t("loyalty.permissions")}>
      <h3 className={title}>{t("loyalty.permissions")}</h3>
      {refused.length > 0 && (
        <ul className={flow.stack3}>
          {refused.map((group) => (
            <Refused
              key={`${group.reason} ${group.until}`}
              group={group}
              names={names(group.keys)}
              level={read.data.requiredKycLevel}
            />
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <p className={cx(text.small, text.ink2)}>
          {open.length === permissionKeys.length
            ? t("loyalty.allOpen")
            : t("loyalty.open", { names: names(open) })}
        </p>
      )}
    </section>
  );
}

interface RefusedProps {
  readonly group: RefusedGroup;
  readonly names: string;
  /** That the identity has to have. */
  readonly level: string;
}

function Refused({ group, names, level }: RefusedProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { reason, until } = group;
  const word = refusedWord(reason);
  const endMs = until * 1000;
  const number = /\d/.exec(level)?.[0] ?? "1";
  return (
    <li className={flow.between}>
      <span className={flow.grow}>
        <b className={text.medium}>{names}</b>
        <span className={cx(text.small, text.ink2)} style={{ display: "block" }}>
          {t(`loyalty.refused.${word}`, { code: reason, level: number })}{" "}
          {endMs > serverNow() && t("loyalty.refusedUntil", { time: format.dateTime(endMs) })}
        </span>
      </span>
      {word === "identity" && <IdentityLink>{t("loyalty.verify")}</IdentityLink>}
    </li>
  );
}
