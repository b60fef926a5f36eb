import { type ClientState, isLoggedIn, useClientStore } from "../state/client-store.ts";

/** What a support chat is told. */
export interface SupportVisit {
  /** "" for a visitor who is not logged in. */
  readonly userId: string;
  /** BCP 47. */
  readonly language: string;
}

/** All that a module at the host's `supportWidgetUrl` has to export. */
export interface SupportWidget {
  /** Called once when the page is idle, and again when the user or the language changes. */
  mount(visit: SupportVisit): unknown;
}

export interface SupportWidgetParts {
  /** Fetches and runs the host's module. */
  readonly load: () => Promise<SupportWidget>;
  readonly language: () => string;
  readonly onLanguage: (listener: () => void) => void;
}

/** Puts the host's support chat onto the page. Its failures are reported to the console only (R8.20). */
export async function startSupportWidget({ load, language, onLanguage }: SupportWidgetParts): Promise<void> {
  try {
    const widget = await load();
    let userId = idOf(useClientStore.getState());
    const notify = (): void => void mount(widget, { userId, language: language() });
    notify();
    useClientStore.subscribe((state) => {
      const id = idOf(state);
      if (id === userId) return;
      userId = id;
      notify();
    });
    onLanguage(notify);
  } catch (error) {
    complain(error);
  }
}

const idOf = ({ user }: ClientState): string => (isLoggedIn(user) ? String(user?.id) : "");

async function mount(widget: SupportWidget, visit: SupportVisit): Promise<void> {
  try {
    await widget.mount(visit);
  } catch (error) {
    complain(error);
  }
}

function complain(error: unknown): void {
  console.error("The support chat failed", error);
}
