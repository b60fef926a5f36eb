import { useTranslation } from "react-i18next";
import type { AgreementQuestion } from "#shared/contract/options.ts";

/** Keys of questions begin so: no host may show another text of the page in the place of a question. */
const start = /^options\.q\./;

export interface QuestionTexts {
  readonly title: string;
  /** By value. */
  readonly labels: ReadonlyMap<string, string>;
}

/** A question in words; null where the page does not know them all: it is never shown by its keys, nor in part. */
export function useQuestionTexts(): (question: AgreementQuestion) => QuestionTexts | null {
  const { t, i18n } = useTranslation();
  const words = (key: string): string => {
    const rest = start.test(key) ? key.replace(start, "") : "";
    return rest !== "" && i18n.exists(key) ? t(`options.q.${rest}`) : "";
  };
  return ({ titleKey, options }) => {
    const title = words(titleKey);
    const labels = new Map(options.map(({ value, labelKey }) => [value, words(labelKey)]));
    return title === "" || [...labels.values()].includes("") ? null : { title, labels };
  };
}
