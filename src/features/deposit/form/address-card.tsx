import { Check, Copy, Maximize2, Share2 } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CheckedAddress } from "#shared/contract/deposit-view.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { Address } from "#src/ui/address.tsx";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { QrCode } from "#src/ui/qr-code.tsx";
import { css, cx } from "#src/ui/style.ts";
import { hiddenText, text } from "#src/ui/text.ts";
import { useCopy } from "#src/ui/use-copy.ts";

const WholeQr = lazy(importWithRetry(() => import("./whole-qr.tsx")));

const row = css`
  display: flex; align-items: center; gap: 1.5rem;
  ${media.phone} { flex-direction: column; align-items: stretch; gap: 1rem; & > :first-child { align-self: center; } }
`;
/** On a phone its lines stand below the code, in the middle as it does. */
const lines = css`${media.phone} { & > p { text-align: center; } && > [role="img"] { justify-content: center; } }`;
const actions = css`display: flex; flex-wrap: wrap; gap: .5rem; ${media.phone} { & > button { flex: 1; } }`;

export interface AddressCardProps {
  readonly address: CheckedAddress;
  readonly chainName: string;
}

/** The address to send to: as a code, in groups of four, to copy and to hand on. */
export function AddressCard({ address: checked, chainName }: AddressCardProps): ReactNode {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("DEPOSIT");
  const { coin, address, uri, memo, memoName } = checked;
  const { copied, copy } = useCopy(address);
  const [whole, setWhole] = useState<boolean>();
  const label = t("deposit.qrLabel", { coin, network: chainName });
  const mark = <CoinDisc coin={coin} icon={iconOf(coin)} size={40} />;
  const canShare = typeof navigator.share === "function";
  async function share(): Promise<void> {
    // A target may drop the title, and on another network the coins would be lost.
    const of = `${coin} (${chainName})`;
    const words = [of, address, ...(memo === "" ? [] : [`${memoName}: ${memo}`])].join("\n");
    // Closing the sheet again is no failure.
    await navigator.share({ title: label, text: words }).catch(() => undefined);
  }
  return (
    <div className={row}>
      <QrCode value={uri} label={label} mark={mark} />
      <div className={cx(flow.grow, flow.stack3, lines)}>
        <p className={cx(text.small, text.ink2)}>{t("deposit.yourAddress", { coin, network: chainName })}</p>
        <Address value={address} />
        <div className={actions}>
          <Button
            icon={copied ? Check : Copy}
            aria-label={t("deposit.copyAddress")}
            onClick={() => void copy()}
          >
            {t(copied ? "ui.copied" : "deposit.copyAddress")}
          </Button>
          {canShare && (
            <Button variant="tertiary" icon={Share2} onClick={() => void share()}>
              {t("deposit.share")}
            </Button>
          )}
          <Button
            variant="tertiary"
            icon={Maximize2}
            className={flow.onlyPhone}
            aria-haspopup="dialog"
            onClick={() => setWhole(true)}
          >
            {t("deposit.largeQr")}
          </Button>
        </div>
        <span className={hiddenText} role="status">
          {copied && t("ui.copied")}
        </span>
      </div>
      {whole !== undefined && (
        <Suspense fallback={null}>
          <WholeQr open={whole} onClose={() => setWhole(false)} title={label} address={checked} />
        </Suspense>
      )}
    </div>
  );
}
