import { type ReactNode, StrictMode } from "react";
import { useTranslation } from "react-i18next";
import { Router } from "wouter";
import { applicationRoot } from "#shared/site/application-root.ts";
import { FormatContext, formatFor } from "../i18n/format.ts";
import { Layout } from "./layout.tsx";

/** Everything that pages stand on. */
export function App(): ReactNode {
  const { language } = useTranslation().i18n;
  return (
    <StrictMode>
      <FormatContext value={formatFor(language)}>
        <Router base={applicationRoot.replace(/\/$/, "")}>
          <Layout />
        </Router>
      </FormatContext>
    </StrictMode>
  );
}
