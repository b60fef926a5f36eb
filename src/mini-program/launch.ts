/**
 * How a messaging app opens the page: it puts its own facts into the fragment (`tgWebAppPlatform`, `tgWebAppVersion`,
 * `tgWebAppThemeParams`). The router drops the fragment on the first navigation, so the facts are kept for the tab.
 */
export interface Launch {
  /** The messaging app's own word: ios, android, android_x, tdesktop, macos, weba, … */
  readonly hostPlatform: string;
  readonly hostVersion: string;
  /** As it was given; read by what joins the page to the app (host-theme.ts). */
  readonly theme: string;
}

/** In the words of the platform header (R7.3). */
export type MiniProgramPlatform = "ios_tg" | "android_tg" | "pc_tg";

const storageKey = "coffer-mini-program";
const needed = ["tgWebAppPlatform", "tgWebAppVersion", "tgWebAppThemeParams"] as const;

/** The facts of the fragment, else those kept in this tab, else null: not in a mini-program. */
export function readLaunch(
  fragment: string,
  tabStorage: Pick<Storage, "getItem" | "setItem">,
): Launch | null {
  // A messaging app appends its facts to a fragment that is there already with "?".
  const given = new URLSearchParams(fragment.replace(/^#(?:[^?&=]*\?)?/, ""));
  const text = given.has("tgWebAppPlatform") ? given.toString() : storedText(tabStorage);
  if (text === "") return null;
  keep(tabStorage, text);
  const facts = new URLSearchParams(text);
  return {
    hostPlatform: facts.get("tgWebAppPlatform") ?? "unknown",
    hostVersion: facts.get("tgWebAppVersion") ?? "",
    theme: facts.get("tgWebAppThemeParams") ?? "",
  };
}

export function platformOf(launch: Launch): MiniProgramPlatform {
  if (launch.hostPlatform === "ios") return "ios_tg";
  return launch.hostPlatform.startsWith("android") ? "android_tg" : "pc_tg";
}

/** What the user-agent hint header tells the server: the messaging app, its platform, its version. */
export function userAgentHint(launch: Launch): string {
  const plain = (text: string): string => text.replace(/[^\w.-]/g, "");
  return `tg/${plain(launch.hostPlatform)}/${plain(launch.hostVersion)}`;
}

function storedText(tabStorage: Pick<Storage, "getItem">): string {
  try {
    return tabStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

function keep(tabStorage: Pick<Storage, "setItem">, text: string): void {
  try {
    // The fragment also carries the messaging app's proof of who the user is; it is not ours to keep.
    const given = new URLSearchParams(text);
    const facts = needed.flatMap((name) => {
      const value = given.get(name);
      return value === null ? [] : [[name, value]];
    });
    tabStorage.setItem(storageKey, new URLSearchParams(facts).toString());
  } catch {
    // Blocked storage: the mini-program is forgotten on reload, nothing worse.
  }
}
