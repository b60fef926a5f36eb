import type { ReactNode } from "react";
import type { CheckedAddress } from "#shared/contract/deposit-view.ts";
import { Address } from "#src/ui/address.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { flow } from "#src/ui/flow.ts";
import { QrCode } from "#src/ui/qr-code.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

/** As wide as the phone, for a camera that is held above it. */
const large = css`& > [role="img"]:first-child { width: 100%; height: auto; aspect-ratio: 1; max-width: 26.25rem; align-self: center; }`;

export interface WholeQrProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly address: CheckedAddress;
}

export default function WholeQr({ open, onClose, title, address }: WholeQrProps): ReactNode {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className={cx(flow.stack4, large)}>
        <QrCode value={address.uri} label={title} />
        <Address value={address.address} />
        {address.memo !== "" && (
          <p className={text.strong}>
            {address.memoName} <bdi dir="ltr">{address.memo}</bdi>
          </p>
        )}
      </div>
    </Dialog>
  );
}
