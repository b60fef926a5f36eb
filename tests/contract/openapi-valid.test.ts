/** R7.1. */
import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";

/** The committed document against the OpenAPI schema itself, by another's validator. */
it("docs/openapi.json is a valid OpenAPI 3.1 document", async () => {
  const document = readFileSync(new URL("../../docs/openapi.json", import.meta.url), "utf8");
  const validator = new Validator();
  const result = await validator.validate(document);
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe("3.1");
});

it("the validator refuses what is none", async () => {
  const result = await new Validator().validate({ openapi: "3.1.0", info: { title: "x" }, paths: 7 });
  expect(result.valid).toBe(false);
});
