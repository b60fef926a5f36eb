import { navigate } from "wouter/use-browser-location";
import type { TopicName, TopicRowOf } from "#shared/contract/index.ts";
import { applicationRoot } from "#shared/site/application-root.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { pageNotices } from "#src/bridge/notices.ts";
import { TopicStore } from "#src/bridge/topic-store.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { useAmountsHidden } from "#src/state/amounts-hidden.ts";
import { useClientStore } from "#src/state/client-store.ts";
import { toast } from "#src/ui/toast.ts";
import { FileNews } from "./file-news.ts";
import { fileWords, isUnderWay, type MadeFile } from "./file-state.ts";

/** Topics whose rows are files. */
export type FilesTopic = Extract<TopicName, "statements.files" | "taxReports.files">;

export interface FileWatchOptions<T extends FilesTopic> {
  readonly topic: T;
  /** `hidden`: it names no amount. */
  readonly toFile: (row: TopicRowOf<T>, language: string, hidden: boolean) => MadeFile;
  /** Of the page that lists them, relative to the application's root. */
  readonly href: string;
}

/** Long enough to be read: it came by itself. */
const shownMs = 8_000;

/** By topic: how to expect a file. */
const running = new Map<FilesTopic, (id: string) => void>();

/** A file that was just requested: its end is reported though nobody saw it under way. */
export function expectFile(topic: FilesTopic, id: string): void {
  running.get(topic)?.(id);
}

/**
 * Reports files that were made, or failed, on whatever page the person is by then; each once, over reloads too. It begins
 * with the page that lists them and lasts until somebody else is here: what it needs is in no other page's code.
 */
export function watchFiles<T extends FilesTopic>(options: FileWatchOptions<T>): void {
  const { topic, toFile } = options;
  const owner = ownerNow();
  if (owner === 0 || running.has(topic)) return;
  const news = new FileNews(deviceStore(`coffer.files.${topic}`));
  const store = new TopicStore(bridge, pageNotices, topic, { round: 0, expects: false });
  const look = (): void => {
    const { status, rows } = store.get();
    if (status !== "live" || ownerNow() !== owner) return;
    const { hidden } = useAmountsHidden.getState();
    const files = [...rows.values()].map((row) => toFile(row, i18n.language, hidden));
    for (const id of news.see(files)) {
      const file = files.find((one) => one.id === id);
      if (file !== undefined) notify(file, options.href);
    }
  };
  const stop = store.watch(look);
  running.set(topic, (id) => {
    news.expect(id);
    look();
  });
  const stopOwner = useClientStore.subscribe(() => {
    if (ownerNow() === owner) return;
    stop();
    stopOwner();
    news.forget();
    running.delete(topic);
  });
}

function ownerNow(): number {
  return useClientStore.getState().user?.id ?? 0;
}

function notify(file: MadeFile, href: string): void {
  if (isUnderWay(file)) return;
  const isReady = file.status === "2";
  const path = applicationRoot.replace(/\/$/, "") + href;
  const say = isReady ? toast.success : toast.fail;
  say(i18n.t(isReady ? "files.news.ready" : "files.news.failed"), {
    id: `file ${file.id}`,
    detail: fileWords(file).join(" · "),
    durationMs: shownMs,
    ...(location.pathname !== path && {
      action: { label: i18n.t("files.news.show"), onPress: () => navigate(path) },
    }),
  });
}

/** This browser's storage; where it is blocked, this page's memory. */
function deviceStore(key: string): {
  readonly get: () => string | null;
  readonly set: (text: string) => void;
} {
  let stored: string | null = null;
  return {
    get() {
      try {
        return localStorage.getItem(key) ?? stored;
      } catch {
        return stored;
      }
    },
    set(text) {
      stored = text;
      try {
        localStorage.setItem(key, text);
      } catch {
        // In memory it is.
      }
    },
  };
}
