import type { i18n } from "i18next";
import { type ReactNode, StrictMode } from "react";
import { I18nextProvider } from "react-i18next";
import { Router } from "wouter";
import { applicationRoot } from "#shared/site/application-root.ts";
import { Layout } from "./layout.tsx";

/** Everything that pages stand on. */
export function App({ translations }: { readonly translations: i18n }): ReactNode {
  return (
    <StrictMode>
      <I18nextProvider i18n={translations} defaultNS="user-assets">
        <Router base={applicationRoot.replace(/\/$/, "")}>
          <Layout />
        </Router>
      </I18nextProvider>
    </StrictMode>
  );
}
