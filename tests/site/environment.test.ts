/** R1.5, R7.29, R9.17, D10.8, D10.9. */
import { expect, test } from "vitest";
import {
  type Environment,
  environmentOf,
  monitoringEnvironment,
  tokenName,
  translationPath,
} from "#shared/site/environment.ts";

test.each<[string, Environment]>([
  ["localhost", "test"],
  ["eu.localhost", "test"],
  ["LOCALHOST", "test"],
  ["127.0.0.1", "test"],
  ["127.4.5.6", "test"],
  ["[::1]", "test"],
  ["testnet.coffer.com", "testnet"],
  ["eu.testnet.coffer.com", "testnet"],
  ["api-testnet.coffer.com", "testnet"],
  ["testnet2.coffer.com", "testnet"],
  ["test.coffer.com", "test"],
  ["www-test.coffer.com", "test"],
  ["www-test-3.coffer.com", "test"],
  ["test1.coffer.com", "test"],
  ["sit.coffer.com", "test"],
  ["sit3.coffer.com", "test"],
  ["sitnet.coffer.com", "test"],
  ["www.coffer.com", "production"],
  ["coffer.nl", "production"],
  ["site.coffer.com", "production"],
  ["latest.coffer.com", "production"],
  ["contest.coffer.com", "production"],
  ["mylocalhost.com", "production"],
  ["localhost.coffer.com", "production"],
  ["10.0.0.7", "production"],
])("%s is %s", (hostname, environment) => {
  expect(environmentOf(hostname)).toBe(environment);
});

test.each<[Environment, string, string, string]>([
  ["production", "mainnet", "secure-token", "common-static/coffer/release/user-assets/zh-CN.json"],
  ["testnet", "testnet", "testnet-token", "common-static/coffer/release/user-assets/testnet-zh-CN.json"],
  ["test", "sitnet", "test-token", "common-static/coffer/release/user-assets/test-zh-CN.json"],
])("%s has its names", (environment, monitoring, token, path) => {
  expect(monitoringEnvironment(environment)).toBe(monitoring);
  expect(tokenName(environment)).toBe(token);
  expect(translationPath(environment, "user-assets", "zh-CN")).toBe(path);
});
