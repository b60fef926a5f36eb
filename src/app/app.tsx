import { type ReactNode, StrictMode } from "react";
import { Router } from "wouter";
import { applicationRoot } from "#shared/site/application-root.ts";
import { Layout } from "./layout.tsx";

/** Everything that pages stand on. */
export function App(): ReactNode {
  return (
    <StrictMode>
      <Router base={applicationRoot.replace(/\/$/, "")}>
        <Layout />
      </Router>
    </StrictMode>
  );
}
