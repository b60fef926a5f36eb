import { expect } from "vitest";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { answer, type TestServer } from "./http-server.ts";

/** R8.*, row by row, against a real server. Written by hand: it is never made from the catalogue it tests. */

type Reply = Parameters<TestServer["respond"]>[0];
export type Reported = { readonly outcome: string; readonly retCode: number; readonly event: number };

interface Row {
  readonly trigger: string;
  readonly call?: "profile.get" | "convert.history";
  readonly reply: Reply;
  readonly error: Partial<ErrorData>;
  /** What monitoring receives; undefined for nothing. */
  readonly reported: Reported | undefined;
}

export const says = (code: number, message = "", result: unknown = {}): Reply => {
  return (_, response) => answer(response, { ret_code: code, ret_msg: message, result });
};
const status = (code: number): Reply => {
  return (_, response) => answer(response, "<h1>no</h1>", code);
};
export const toast = (durationMs: number) => ({ as: "toast", durationMs }) as const;
export const business = (retCode: number): Reported => ({ outcome: "BusinessError", retCode, event: 0 });

export const rows: readonly Row[] = [
  ...[10_007, 33_003, 10_009].map(
    (code): Row => ({
      trigger: `ret_code ${code}`,
      reply: says(code, "log in"),
      error: {
        kind: "NotLoggedIn",
        code: String(code),
        message: "user no permission",
        retMsg: "log in",
        show: toast(3000),
      },
      reported: business(code),
    }),
  ),
  {
    trigger: "ret_code 10007 of the profile call",
    call: "profile.get",
    reply: says(10_007),
    error: { kind: "NotLoggedIn", code: "10007", show: { as: "redirect", durationMs: 0 } },
    reported: business(10_007),
  },
  ...[1007, 1008].flatMap((code): Row[] => [
    {
      trigger: `ret_code ${code} with words`,
      reply: says(code, "token too old"),
      error: { kind: "BusinessError", message: "Timeout, token too old.", show: toast(3000) },
      reported: business(code),
    },
    {
      trigger: `ret_code ${code} without`,
      reply: says(code),
      error: { kind: "BusinessError", message: "Timeout, token error.", show: toast(3000) },
      reported: business(code),
    },
  ]),
  {
    trigger: "ret_code 10024, the compliance wall",
    reply: says(10_024, "not here", { rule: "R-7", link: "/help" }),
    error: {
      kind: "BusinessError",
      code: "10024",
      message: "",
      show: { as: "modal", durationMs: 0 },
      result: { rule: "R-7", link: "/help" },
    },
    reported: business(10_024),
  },
  ...(
    [
      [50_001, "Coin closed"],
      [42_039, "Need KYC"],
      [79_992, "Signature error"],
      [10_031, "Server verification error"],
      [700_008, "bad business ret_code"],
      [-1, "bad business ret_code"],
    ] as const
  ).map(
    ([code, message]): Row => ({
      trigger: `ret_code ${code}`,
      reply: says(code, "the server's words"),
      error: {
        kind: "BusinessError",
        code: String(code),
        message,
        retMsg: "the server's words",
        show: toast(3000),
      },
      reported: business(code),
    }),
  ),
  {
    trigger: "an empty response",
    reply: (_, response) => answer(response, ""),
    error: { kind: "ResponseError", code: "NON_RESPONSE", message: "Non Response!", show: toast(2000) },
    reported: { outcome: "ResponseError", retCode: -1, event: 0 },
  },
  {
    trigger: "a response without a body (204)",
    reply: (_, response) => response.writeHead(204).end(),
    error: { kind: "ResponseError", code: "NON_RESPONSE", message: "Non Response!" },
    reported: { outcome: "ResponseError", retCode: -1, event: 0 },
  },
  {
    trigger: "a network failure",
    reply: (_, response) => response.destroy(),
    error: { kind: "TypeError", code: "NETWORK", message: "http network error", show: toast(2000) },
    reported: { outcome: "TypeError", retCode: -1, event: 79_999 },
  },
  {
    // Not followed: it would carry the token elsewhere. Browsers report no status of it.
    trigger: "a redirect",
    reply: (_, response) => response.writeHead(302, { location: "/elsewhere" }).end(),
    error: { kind: "TypeError", code: "NETWORK", message: "http network error" },
    reported: { outcome: "TypeError", retCode: -1, event: 79_999 },
  },
  ...(
    [
      [304, "Not Modified"],
      [400, "Bad Request"],
      [404, "Not Found"],
      [500, "Internal Server Error"],
      [503, "Service Unavailable"],
    ] as const
  ).map(
    ([code, text]): Row => ({
      trigger: `status ${code}`,
      // A documented one: what is ours an exchange may not have.
      call: "profile.get",
      reply: status(code),
      error: { kind: "HttpError", code: "HTTP", message: `HTTP ${code} ${text}`, show: toast(2000) },
      reported: { outcome: "HttpError", retCode: code, event: 79_998 },
    }),
  ),
  {
    trigger: "a body that is not JSON",
    reply: (_, response) => answer(response, "<html>"),
    error: { kind: "ResponseError", code: "BAD_RESPONSE", show: toast(2000) },
    reported: { outcome: "ResponseError", retCode: -1, event: 0 },
  },
  {
    trigger: "a result of another shape",
    call: "profile.get",
    reply: says(0, "OK", { id: "seven" }),
    error: {
      kind: "ResponseError",
      code: "BAD_RESPONSE",
      message: expect.stringContaining("profile.get id: "),
    },
    reported: { outcome: "ResponseError", retCode: -1, event: 0 },
  },
];
