import { type CSSProperties, memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { absentFigure, useFormat } from "#src/i18n/format.ts";
import { type FigureKind, paintFigure } from "./figure-paint.ts";
import {
  absentClass,
  dotsClass,
  figureClass,
  fractionClass,
  perishableClass,
  pointClass,
  toneClasses,
} from "./figure-style.ts";
import { cx } from "./style.ts";

export interface FigureProps {
  /** Decimal text; "" or undefined paints an em dash, never 0. */
  readonly value: string | undefined;
  readonly kind: FigureKind;
  /** Amounts only: the coin's accuracy in decimals. */
  readonly places?: number;
  readonly unit?: string | undefined;
  /** The fraction a little quieter: read-only amounts of 14 px and more, never prices and fees. */
  readonly muteFraction?: boolean;
  /** A plus where positive: credits and changes. */
  readonly signed?: boolean;
  /** Rise and fall in their colours; a signed percentage has them unless this says no. */
  readonly colored?: boolean;
  /** It follows from a live price: a stale region makes it look stale too. */
  readonly live?: boolean;
  /** The user hides amounts. */
  readonly concealed?: boolean;
  /** In a table: the fraction gets a column of this width, so that decimal points line up. */
  readonly pointWidth?: string;
  /** Rounded up, for fees and minimums. */
  readonly up?: boolean;
  readonly className?: string | undefined;
}

/** Screen readers that stop at each element read whole digits and fraction in one breath. */
const oneText = { role: "text" } as const;

/** A figure that does not tick: one left-to-right isolate that neither wraps nor is cut. */
export const Figure = memo(function Figure(props: FigureProps): ReactNode {
  const { value = "", kind, unit, muteFraction = false, pointWidth, className } = props;
  const format = useFormat();
  if (props.concealed === true) {
    return (
      <Picture words="ui.figure.hidden" className={cx(dotsClass, className)}>
        ••••••
      </Picture>
    );
  }
  const painted = paintFigure(format, value, {
    kind,
    places: props.places ?? 2,
    signed: props.signed ?? false,
    up: props.up ?? false,
  });
  if (painted.text === absentFigure) {
    return (
      <Picture words="ui.figure.absent" className={cx(absentClass, className)}>
        {absentFigure}
      </Picture>
    );
  }
  const inParts = pointWidth !== undefined || (muteFraction && painted.fraction !== "");
  const colored = props.colored ?? (kind === "percent" && props.signed === true);
  const style: CSSProperties | undefined =
    pointWidth === undefined ? undefined : { ["--fw" as "width"]: pointWidth };
  return (
    <span
      className={cx(
        figureClass,
        pointWidth !== undefined && pointClass,
        colored && toneClasses[painted.direction],
        props.live && perishableClass,
        className,
      )}
      style={style}
      {...(inParts && oneText)}
    >
      {inParts ? painted.whole : painted.text}
      {inParts && <span className={cx(muteFraction && fractionClass)}>{painted.fraction}</span>}
      {unit !== undefined && ` ${unit}`}
    </span>
  );
});

interface PictureProps {
  readonly words: "ui.figure.hidden" | "ui.figure.absent";
  readonly className: string;
  readonly children: string;
}

/** Signs to the eye, words to the ear. */
function Picture({ words, className, children }: PictureProps): ReactNode {
  const { t } = useTranslation();
  return (
    <span className={className} role="img" aria-label={t(words)}>
      {children}
    </span>
  );
}
