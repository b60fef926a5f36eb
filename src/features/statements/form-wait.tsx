import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { tileClass, tilesClass } from "#src/files/kind-tiles.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Skeleton, SkeletonLine } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";
import { kindOrder } from "./kinds.ts";
import { bareClass } from "./new-statement.tsx";

/** On phones the list comes below the form, which is higher than the screen. */
const tall = css`${media.phone} { min-height: 100vh; }`;

/** Stands where the form will, of its size, until it is known what is offered. */
export function FormWait(): ReactNode {
  const { t } = useTranslation();
  return (
    <Card pad="md" className={cx(flow.stack6, bareClass, tall)} aria-label={t("statements.new")}>
      <h2>{t("statements.new")}</h2>
      <Skeleton className={flow.stack6}>
        <span className={tilesClass}>
          {kindOrder.map((kind) => (
            <span key={kind} className={tileClass}>
              <SkeletonLine width={20} height={20} />
              <SkeletonLine width="60%" />
            </span>
          ))}
        </span>
        <SkeletonLine width="100%" height={48} />
        <SkeletonLine width="100%" height={48} />
      </Skeleton>
    </Card>
  );
}
