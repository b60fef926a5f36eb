import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { tileClass, tilesClass } from "#src/files/kind-tiles.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Card } from "#src/ui/card.tsx";
import { flow } from "#src/ui/flow.ts";
import { Skeleton, SkeletonLine } from "#src/ui/skeleton.tsx";
import { css, cx } from "#src/ui/style.ts";

/** On phones as high as the form at least: what stands below it does not come into sight and leave. */
const tall = css`${media.phone} { min-height: 840px; }`;
const tiles = [0, 1, 2, 3, 4, 5];

/** Stands where the form will, of its size, until it is known what is offered. */
export function FormWait(): ReactNode {
  const { t } = useTranslation();
  return (
    <Card pad="md" className={cx(flow.stack6, tall)} aria-label={t("tax.new")}>
      <h2>{t("tax.new")}</h2>
      <Skeleton className={flow.stack6}>
        <SkeletonLine width="100%" height={48} />
        <span className={tilesClass}>
          {tiles.map((at) => (
            <span key={at} className={tileClass}>
              <SkeletonLine width={20} height={20} />
              <SkeletonLine width="60%" />
            </span>
          ))}
        </span>
        <SkeletonLine width="100%" height={48} />
        <SkeletonLine width="100%" height={120} />
        <SkeletonLine width="100%" height={48} />
      </Skeleton>
    </Card>
  );
}
