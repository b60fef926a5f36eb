import { Globe, Monitor, Moon, Sun } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "wouter";
import { buttonClass } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { Menu } from "../menu.tsx";
import { cx } from "../style.ts";
import type { ThemeChoice } from "../theme.ts";
import { avatar, avatarButton, tools } from "./header-style.ts";

export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** In its own words. */
  readonly label: string;
}

export interface HeaderToolsProps {
  readonly languages: readonly Language[];
  readonly language: string;
  readonly onLanguage: (code: string) => void;
  readonly theme: ThemeChoice;
  readonly onTheme: (choice: ThemeChoice) => void;
  /** Who is signed in. */
  readonly user?: { readonly name: string } | undefined;
  /** Shows what there is of the account; `onAccountNear` fetches it. */
  readonly onAccount?: (() => void) | undefined;
  readonly onAccountNear?: (() => void) | undefined;
  /** Where a signed-out visitor signs in, by the address as it is now. */
  readonly loginHref?: (() => string) | undefined;
}

const themes = [
  { id: "light", icon: Sun, label: "ui.theme.light" },
  { id: "dark", icon: Moon, label: "ui.theme.dark" },
  { id: "system", icon: Monitor, label: "ui.theme.system" },
] as const;

/** Language, theme and account at the header's end. */
export function HeaderTools(props: HeaderToolsProps & { readonly hiddenOnPhone: boolean }): ReactNode {
  const { languages, language, onLanguage, theme, onTheme, hiddenOnPhone } = props;
  const { t } = useTranslation();
  const shownTheme = themes.find((item) => item.id === theme) ?? themes[2];
  return (
    <div className={tools} data-away={hiddenOnPhone || undefined}>
      {languages.length > 1 && (
        <Menu
          label={t("ui.language")}
          groups={[
            {
              id: "language",
              items: languages.map(({ code, label }) => ({
                id: code,
                label,
                lang: code,
                chosen: code === language,
              })),
            },
          ]}
          onSelect={(code) => onLanguage(code)}
          renderTrigger={(rest) => <IconButton {...rest} label={t("ui.language")} icon={Globe} size="lg" />}
        />
      )}
      <Menu
        label={t("ui.theme")}
        groups={[
          {
            id: "theme",
            items: themes.map(({ id, icon, label }) => ({ id, icon, label: t(label), chosen: id === theme })),
          },
        ]}
        onSelect={(id) => onTheme(id as ThemeChoice)}
        renderTrigger={(rest) => (
          <IconButton {...rest} label={t("ui.theme")} icon={shownTheme.icon} size="lg" />
        )}
      />
      <Account {...props} />
    </div>
  );
}

function Account({ user, onAccount, onAccountNear, loginHref }: HeaderToolsProps): ReactNode {
  const { t } = useTranslation();
  if (user === undefined) return <LogInLink href={loginHref} />;
  return (
    <button
      type="button"
      className={avatarButton}
      aria-haspopup="dialog"
      aria-label={`${t("ui.account")}: ${user.name}`}
      onClick={onAccount}
      onPointerEnter={onAccountNear}
      onFocus={onAccountNear}
    >
      <span className={avatar} aria-hidden="true">
        {initials(user.name)}
      </span>
    </button>
  );
}

export function LogInLink({
  href,
  className,
}: {
  readonly href: (() => string) | undefined;
  readonly className?: string;
}): ReactNode {
  const { t } = useTranslation();
  // What a page keeps in the address changes without the header: the login leads back to all of it.
  useSearch();
  return href === undefined ? null : (
    <a href={href()} className={cx(buttonClass("secondary", "sm"), className)}>
      {t("ui.logIn")}
    </a>
  );
}

/** At most two first letters, as an avatar shows them. */
export function initials(name: string): string {
  const words = name.split(/[\s._@-]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0))
    .join("")
    .toUpperCase();
}
