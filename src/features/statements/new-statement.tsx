import { FileX } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KindTiles } from "#src/files/kind-tiles.tsx";
import { formFoot } from "#src/files/page-style.ts";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { CreateButton, type PartProps, QuotaText } from "./create-button.tsx";
import { kinds, shapeOf } from "./kinds.ts";
import { MakingNote } from "./making-note.tsx";
import { DayPart, RangePart, YearPart } from "./period-parts.tsx";

/** As high as most kinds' period, account and format; on phones the list below stays out of sight until they are there. */
const period = css`min-block-size: 16rem; ${media.phone} { min-block-size: 100vh; }`;

/** Phones have no room for a frame within the page. */
export const bareClass = css`${media.phone} { padding: 0; border: 0; background: none; & > h2 { display: none; } }`;

/** What is to be in the file. The choice stands in the address. */
export function NewStatement({ statements }: PartProps): ReactNode {
  const { t } = useTranslation();
  const { offered, chosen, form, change, busy } = statements;
  if (offered.length === 0) {
    return (
      <Card pad="md" aria-label={t("statements.new")}>
        <Empty icon={FileX} title={t("statements.noKinds")}>
          {t("statements.noKindsText")}
        </Empty>
      </Card>
    );
  }
  const shape = chosen && shapeOf(chosen.rule.kind);
  return (
    <Card pad="md" className={cx(flow.stack6, bareClass)} aria-label={t("statements.new")}>
      <h2 tabIndex={-1}>{t("statements.new")}</h2>
      <KindTiles
        label={t("statements.kindLabel")}
        value={chosen?.rule.kind ?? ""}
        disabled={busy}
        onChange={(kind) => change({ kind, account: "", format: "" })}
        tiles={offered.map(({ kind }) => ({
          kind,
          label: t(`statements.kind.${kind}`),
          detail: t(`statements.kindText.${kind}`),
          icon: kinds[kind].icon,
        }))}
      />
      {chosen === null && form.kind !== "" && (
        <Note tone="warn">{t("statements.notOffered", { kind: t(`statements.kind.${form.kind}`) })}</Note>
      )}
      <AfterFrame fallback={chosen !== null && <div className={period} />}>
        {chosen !== null && shape === "range" && <RangePart statements={statements} chosen={chosen} />}
        {chosen !== null && shape === "day" && <DayPart statements={statements} chosen={chosen} />}
        {chosen !== null && shape === "year" && <YearPart statements={statements} chosen={chosen} />}
        <MakingNote statements={statements} />
      </AfterFrame>
      <div className={formFoot}>
        <QuotaText statements={statements} />
        <CreateButton statements={statements} />
      </div>
    </Card>
  );
}
