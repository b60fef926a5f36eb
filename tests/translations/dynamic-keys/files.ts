import { taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import { kindOrder as statementKinds } from "#src/features/statements/kinds.ts";
import { statementRefusals } from "#src/features/statements/refusal-texts.ts";
import { presetIds } from "#src/features/statements/statement-form.ts";

export const filesKeys: Readonly<Record<string, readonly string[]>> = {
  "files.period.": ["from", "to"],
  "files.preset.": presetIds.filter((id) => id !== "lastYear"),
  "statements.kind.": statementKinds,
  "statements.kindText.": statementKinds,
  "statements.refusal.": statementRefusals,
  "tax.figure.": ["proceeds", "cost", "gain", "income"],
  "tax.kind.": taxReportKinds,
  "tax.kindText.": taxReportKinds,
  "tax.refusal.": ["quota", "residence", "account"],
};
