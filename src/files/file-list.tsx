import { FileDown } from "lucide";
import { type ReactNode, useCallback, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { Card, CardBody, CardFoot, CardHead, CardList } from "#src/ui/card.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { LiveDot } from "#src/ui/live-dot.tsx";
import { Skeleton, SkeletonLine } from "#src/ui/skeleton.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { FileRow, type FileRowProps, rowClass } from "./file-row.tsx";
import type { MadeFile } from "./file-state.ts";

export interface FileListProps extends Pick<FileRowProps, "downloads" | "onAgain" | "isOffered"> {
  readonly title: string;
  /** Newest first. */
  readonly files: readonly MadeFile[];
  /** Of the topic that they come from. */
  readonly status: TopicStatus;
  readonly onRetry: () => void;
  readonly texts: {
    readonly none: string;
    readonly text: string;
    /** Title where the list could not be had. */
    readonly error: string;
  };
  readonly foot?: ReactNode;
}

/** Countdowns are in words: they are looked at again so often. */
const lookEveryMs = 30_000;

/** Files that were requested, with their states: all that becomes of them shows here by itself. */
export function FileList(props: FileListProps): ReactNode {
  const { title, files, status, onRetry, texts, foot, ...row } = props;
  const { t } = useTranslation();
  const id = useId();
  const [, setLook] = useState(0);
  useRepeat(
    useCallback(() => setLook((before) => before + 1), []),
    lookEveryMs,
  );
  const now = serverNow();
  const isLost = status === "stale" || status === "closed";
  return (
    <Card aria-labelledby={id}>
      <CardHead title={title} id={id}>
        {/* Nothing is said of it before it was read. */}
        {status !== "connecting" && (
          <LiveDot
            state={isLost ? "reconnecting" : "live"}
            className={cx(text.caption, text.ink2)}
            {...(!isLost && { children: t("files.live") })}
          />
        )}
      </CardHead>
      {files.length > 0 ? (
        <CardList data-stale={isLost ? "" : undefined}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} now={now} {...row} />
          ))}
        </CardList>
      ) : isLost ? (
        <CardBody pad="md">
          <ErrorState title={texts.error} message={t("files.errorText")} onRetry={onRetry} />
        </CardBody>
      ) : status === "connecting" ? (
        <Waiting />
      ) : (
        <CardBody pad="md">
          <Empty icon={FileDown} title={texts.none}>
            {texts.text}
          </Empty>
        </CardBody>
      )}
      {/* While it is waited for, its room is kept. */}
      {foot !== undefined && (foot !== false || !isLost) && <CardFoot>{foot}</CardFoot>}
    </Card>
  );
}

function Waiting(): ReactNode {
  return (
    <CardBody>
      <Skeleton>
        {[0, 1, 2].map((at) => (
          <span key={at} className={rowClass}>
            <SkeletonLine width={44} height={44} />
            <span>
              <SkeletonLine width={140 - at * 16} />
              <SkeletonLine width={96} height={10} />
            </span>
          </span>
        ))}
      </Skeleton>
    </CardBody>
  );
}
