import { CircleX, Clock, Download as DownloadIcon, Loader } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CofferError } from "#shared/rpc/errors.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useFormat } from "#src/i18n/format.ts";
import { media } from "#src/ui/breakpoints.ts";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { twoLines } from "#src/ui/two-lines.ts";
import { type FileState, fileState, fileWords, type MadeFile } from "./file-state.ts";
import { leftText, sizeText } from "./file-text.ts";
import { PartLink } from "./part-link.tsx";
import type { Download, Downloads } from "./use-download.ts";

export const rowClass = css`display: flex; align-items: center; gap: 14px; min-height: 76px; ${media.phone} { gap: 12px; }`;
const formatClass = css`
  display: grid; place-items: center; width: 44px; height: 44px; flex: none; border-radius: var(--r1); background: var(--pressed);
  color: var(--ink-2); font-size: .75rem; font-weight: 600;
`;
const old = css`background: none; box-shadow: inset 0 0 0 1px var(--line-2); color: var(--ink-3);`;
const state = css`display: inline-flex; align-items: center; gap: 6px; font-weight: 500;`;
const info = css`color: var(--info);`;
const part = css`display: inline-flex; align-items: center; min-height: 32px; ${media.coarse} { min-height: 44px; min-width: 44px; }`;
const act = css`flex: none; ${media.phone} { min-height: 44px; }`;
/** On phones the sign alone: the words beside it need the room. */
const sign = css`${media.phone} { width: 44px; padding-inline: 0; gap: 0; }`;

export interface FileRowProps {
  readonly file: MadeFile;
  /** Server time, ms. */
  readonly now: number;
  readonly downloads: Downloads;
  /** Chooses the same once more. */
  readonly onAgain: (file: MadeFile) => void;
  /** Whether it is offered still; absent: always. */
  readonly isOffered?: (file: MadeFile) => boolean;
}

/** One file: what it is, where it stands, and what can be done with it. */
export function FileRow({ file, now, downloads, onAgain, isOffered }: FileRowProps): ReactNode {
  const { t } = useTranslation();
  const at = fileState(file, now);
  const download = downloads.of(file.id);
  const named = (label: string): string => `${label}: ${fileWords(file).join(", ")}`;
  return (
    <li className={rowClass} data-file={at}>
      <span className={cx(formatClass, at === "expired" && old)}>{file.format}</span>
      <div className={flow.grow}>
        <div className={cx(text.medium, twoLines)}>{file.title}</div>
        <div className={cx(text.small, text.ink2)}>{file.period}</div>
        <div className={text.small}>
          <State file={file} at={at} now={now} />
        </div>
        {at === "ready" && download !== undefined && (
          <DownloadState file={file} download={download} now={now} />
        )}
      </div>
      {at === "ready" && (
        <Button
          size="sm"
          icon={DownloadIcon}
          className={cx(act, sign)}
          busy={download?.at === "busy"}
          aria-label={named(t("files.download"))}
          onClick={() => downloads.start(file.id)}
        >
          <span className={flow.notPhone}>{t("files.download")}</span>
        </Button>
      )}
      {(at === "failed" || at === "expired") && isOffered?.(file) !== false && (
        <Button
          size="sm"
          variant={at === "failed" ? "secondary" : "tertiary"}
          className={act}
          aria-label={named(t(at === "failed" ? "files.tryAgain" : "files.makeAgain"))}
          onClick={() => onAgain(file)}
        >
          {t(at === "failed" ? "files.tryAgain" : "files.makeAgain")}
        </Button>
      )}
    </li>
  );
}

interface StateProps {
  readonly file: MadeFile;
  readonly at: FileState;
  readonly now: number;
}

function State({ file, at, now }: StateProps): ReactNode {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { language } = i18n;
  if (at === "ready") {
    const left = t("files.expires", { time: leftText(file.expiresAt - now, language) });
    return (
      <span className={text.ink2}>
        {bidiIsolate(sizeText(file.size, language))}
        {file.expiresAt > 0 && ` · ${left}`}
      </span>
    );
  }
  if (at === "expired") {
    const date = bidiIsolate(format.date(file.expiresAt));
    return (
      <span className={text.ink3}>
        {file.expiresAt === 0 ? t("files.expired") : t("files.expiredOn", { date })}
      </span>
    );
  }
  const { icon, tone, label } = marks[at];
  return (
    <span className={cx(state, tone)}>
      <Icon of={icon} size={16} />
      {t(label)}
    </span>
  );
}

const marks = {
  queued: { icon: Clock, tone: text.ink2, label: "files.queued" },
  processing: { icon: Loader, tone: info, label: "files.processing" },
  failed: { icon: CircleX, tone: text.bad, label: "files.failed" },
};

interface DownloadStateProps {
  readonly file: MadeFile;
  readonly download: Download;
  readonly now: number;
}

/** Links to the parts, or why there are none. */
function DownloadState({ file, download, now }: DownloadStateProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (download.at === "failed") {
    return (
      <p className={cx(text.small, text.bad)} role="alert">
        {t("files.downloadFailed")}{" "}
        {download.error === null ? t("files.unsafe") : errorText(new CofferError(download.error))}
      </p>
    );
  }
  if (download.at === "busy") return null;
  if (download.at === "nowhere") {
    return (
      <p className={cx(text.small, text.bad)} role="alert">
        {t("ui.noFiles")}
      </p>
    );
  }
  const { links, until } = download;
  if (until <= now) return <p className={cx(text.small, text.ink2)}>{t("files.linksOver")}</p>;
  return (
    <div role="status" className={cx(flow.row, flow.wrap, text.small)}>
      {links.length > 1 && <span className={text.ink2}>{t("files.parts", { parts: links.length })}</span>}
      {links.map((link, at) => (
        <PartLink
          key={link}
          link={link}
          fileName={`coffer-${file.id}-${at + 1}.${file.format.toLowerCase()}`}
          className={cx(textLinkClass(), part)}
        >
          {links.length > 1 ? t("files.part", { part: at + 1 }) : t("files.link")}
        </PartLink>
      ))}
    </div>
  );
}
