import { questionsFor } from "#sandbox/areas/options/questions.ts";
import { permissionKeys } from "#shared/contract/permission-keys.ts";
import { modeNames } from "#src/features/loyalty/member-texts.ts";
import { refusedTexts } from "#src/features/loyalty/refused-groups.ts";

/** What the exchange asks of who applies for options. */
const questionKeys = questionsFor("").flatMap(({ titleKey, options }) => [
  titleKey,
  ...options.map(({ labelKey }) => labelKey),
]);

export const memberKeys: Readonly<Record<string, readonly string[]>> = {
  "loyalty.mode.": modeNames,
  "loyalty.permission.": permissionKeys,
  "loyalty.refused.": refusedTexts,
  "options.issue.": ["SINGLE.missing", "MULTI.missing", "TEXT.missing", "TEXT.tooLong"],
  "options.q.": questionKeys.map((key) => key.replace("options.q.", "")),
};
