import { type ReactNode, useMemo } from "react";
import { AfterFrame } from "#src/lazy/after-frame.tsx";
import { qrMatrix } from "./qr-matrix.ts";
import { qrPath, qrSize } from "./qr-path.ts";
import { css, cx } from "./style.ts";

const paper = css`
  position: relative; display: grid; flex: none; padding: 8px; border: 1px solid var(--line-2); border-radius: var(--r2); background: #fff;
  forced-color-adjust: none;
  & > svg { display: block; width: 100%; height: 100%; }
  & > span { position: absolute; inset: 0; margin: auto; width: 40px; height: 40px; display: grid; border-radius: 50%; outline: 4px solid #fff; }
`;
const sizes = { 176: css`width: 176px; height: 176px;`, 200: css`width: 200px; height: 200px;` } as const;

export interface QrCodeProps {
  /** What a reader of the code is given. */
  readonly value: string;
  /** What it says, for those who cannot see it: "QR code of the address". */
  readonly label: string;
  /** px */
  readonly size?: keyof typeof sizes;
  /** In the middle: the coin's disc of 40 px. */
  readonly mark?: ReactNode;
}

/** A QR code: black on white in every theme, also where the system forces its own colours; never mirrored. */
export function QrCode({ value, label, size = 176, mark }: QrCodeProps): ReactNode {
  return (
    <div className={cx(paper, sizes[size])} dir="ltr" role="img" aria-label={label}>
      <AfterFrame>
        <Modules value={value} />
      </AfterFrame>
      {mark !== undefined && <span>{mark}</span>}
    </div>
  );
}

/** A frame behind its paper: finding its pattern takes as long as the rest of an address. */
function Modules({ value }: { readonly value: string }): ReactNode {
  const matrix = useMemo(() => qrMatrix(value), [value]);
  const size = qrSize(matrix);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={qrPath(matrix)} fill="#000" />
    </svg>
  );
}
