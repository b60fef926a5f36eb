import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { isCofferError } from "#shared/rpc/errors.ts";
import { applicationRoot } from "#shared/site/application-root.ts";
import { bridge } from "../bridge/bridge.ts";
import { startSession, useSessionStatus } from "../state/session.ts";
import { goToLogin } from "./login.ts";

const RETRIES = 2;
const base = applicationRoot.replace(/\/$/, "");

/** Loads who the person is at the layout's start, and sends strangers to the login page where they need one. */
export function useSessionGate(): void {
  useQuery({
    queryKey: ["session"],
    queryFn: async () => {
      await startSession(bridge);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: (failures, error) => isCofferError(error) && error.data.retriable && failures < RETRIES,
  });
  const status = useSessionStatus();
  const [path] = useLocation();
  // Also when a stranger walks from an open page to a closed one.
  useEffect(() => {
    if (status === "anonymous") goToLogin(base + path);
  }, [status, path]);
}
