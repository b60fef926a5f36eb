import { memo, type ReactNode, useState } from "react";
import { css, cx } from "./style.ts";

const disc = css`
  position: relative; display: inline-grid; place-items: center; flex: none; overflow: hidden; border-radius: 50%;
  color: #fff; font-weight: 600; line-height: 1; text-transform: uppercase; direction: ltr; -webkit-user-select: none; user-select: none;
  &::after { content: ""; position: absolute; inset: 0; border-radius: 50%; box-shadow: inset 0 0 0 1px rgb(255 255 255 / .12); }
  & img { width: 100%; height: 100%; object-fit: cover; display: block; }
`;
const sizes = {
  16: css`width: 16px; height: 16px; font-size: 7px;`,
  20: css`width: 20px; height: 20px; font-size: 8px;`,
  24: css`width: 24px; height: 24px; font-size: 9px;`,
  28: css`width: 28px; height: 28px; font-size: 10px;`,
  32: css`width: 32px; height: 32px; font-size: 12px;`,
  40: css`width: 40px; height: 40px; font-size: 15px;`,
} as const;

/** Grounds for letters, each with white text at 4.5:1 or better. */
const grounds = [
  css`background: #4d7c2f;`,
  css`background: #1f6fb5;`,
  css`background: #7a4bc2;`,
  css`background: #a8501f;`,
  css`background: #0f766e;`,
  css`background: #b03060;`,
  css`background: #4f5b6b;`,
] as const;

export interface CoinDiscProps {
  /** Ticker; its first two letters stand in for a picture that is missing. */
  readonly coin: string;
  /** Address of the picture, "" or absent when the coin list has none. */
  readonly icon?: string | undefined;
  readonly size?: keyof typeof sizes;
  readonly className?: string | undefined;
}

/** A coin's disc. Decoration: the ticker stands beside it as text. */
export const CoinDisc = memo(function CoinDisc({
  coin,
  icon,
  size = 32,
  className,
}: CoinDiscProps): ReactNode {
  const [failed, setFailed] = useState("");
  const picture = icon !== undefined && icon !== "" && icon !== failed;
  return (
    <span
      className={cx(disc, sizes[size], !picture && grounds[groundOf(coin)], className)}
      aria-hidden="true"
    >
      {picture ? (
        <img
          src={icon}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(icon)}
        />
      ) : (
        coin.slice(0, 2)
      )}
    </span>
  );
});

function groundOf(coin: string): number {
  let sum = 0;
  for (const letter of coin) sum += letter.charCodeAt(0);
  return sum % grounds.length;
}

const pair = css`position: relative; display: inline-block; flex: none; width: 40px; height: 32px;`;
const from = css`position: absolute; inset-block-start: 0; inset-inline-start: 0; width: 26px; height: 26px;`;
const to = css`
  position: absolute; inset-block-end: 0; inset-inline-end: 0; width: 22px; height: 22px; outline: 2px solid var(--surface);
`;

/** Two coins that belong together, the second in front. */
export function CoinPair({
  from: first,
  to: second,
}: {
  readonly from: CoinDiscProps;
  readonly to: CoinDiscProps;
}): ReactNode {
  return (
    <span className={pair} aria-hidden="true">
      <CoinDisc coin={first.coin} icon={first.icon} size={28} className={from} />
      <CoinDisc coin={second.coin} icon={second.icon} size={24} className={to} />
    </span>
  );
}
