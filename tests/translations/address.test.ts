/** R9.26. A person is addressed formally everywhere; what is shared with a friend is not said to them. */
import { expect, test } from "vitest";
import { readTranslations } from "./translation-files.ts";

test.each([
  [
    "es-ES",
    /\b(?:tus?|puedes|tienes|vives|aceptas|desactiva)\b|(?:quít|revís|elimín|acórt|env[ií])al[ao]s?\b|redúcela/i,
  ],
  ["de-DE", /\b(?:du|dein\w*|dich|dir)\b/i],
])("in %s nobody is addressed as a friend", (language, informal) => {
  const { texts } = readTranslations("user-assets", language);
  const friendly = [...texts].filter(([key, text]) => key !== "loyalty.shareText" && informal.test(text));
  expect(friendly).toEqual([]);
});
