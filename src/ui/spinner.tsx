import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { media } from "./breakpoints.ts";
import { css, cx, keyframes } from "./style.ts";
import { hiddenText } from "./text.ts";

const turn = keyframes`to { transform: rotate(1turn); }`;

const spinner = css`
  flex: none; display: inline-block; width: 16px; height: 16px; border: 2px solid currentColor;
  border-inline-end-color: transparent; border-radius: 50%; animation: ${turn} .8s linear infinite;
  ${media.still} { display: none; }
`;
const sizes = {
  xs: css`width: 12px; height: 12px;`,
  sm: "",
  lg: css`width: 32px; height: 32px; border-width: 3px; color: var(--primary);`,
};
/** What reduced motion shows instead of a turning ring. */
const dots = css`display: none; ${media.still} { display: inline; letter-spacing: .1em; &::before { content: "•••"; } }`;

/** "Loading": read aloud, and seen beside the dots. */
const announced = cx(
  hiddenText,
  css`${media.still} { position: static; width: auto; height: auto; clip-path: none; overflow: visible; }`,
);

/** A wait without a known length. With `labelled` it says "Loading" itself; else the text beside it does. */
export function Spinner({
  size = "sm",
  labelled = false,
}: {
  readonly size?: "xs" | "sm" | "lg";
  readonly labelled?: boolean;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <span className={cx(spinner, sizes[size])} aria-hidden="true" />
      <span className={dots} aria-hidden="true" />
      {labelled && <span className={announced}>{t("ui.loading")}</span>}
    </>
  );
}
