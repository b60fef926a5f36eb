import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next/initReactI18next";
import { translationOf } from "#shared/site/languages.ts";
import { isolateValue } from "./bidi-isolate.ts";
import { errorTexts, pageTexts } from "./namespaces.ts";
import { keepTexts } from "./stored-texts.ts";

/** The page's texts: `useTranslation` of react-i18next reads them here. What is in them is the business of texts.ts. */
export const i18n: I18n = createInstance();

void i18n.use(initReactI18next).init({
  lng: "en",
  // A language without words of its own is told in those of its family, what even they lack in English (R5.9).
  fallbackLng: (language) => [translationOf(language), "en"],
  load: "currentOnly",
  ns: [pageTexts, errorTexts],
  defaultNS: pageTexts,
  // With resources of its own, if none yet, i18next is ready at once and loads nothing by itself.
  resources: {},
  // Keys are flat: points and colons in them mean nothing.
  keySeparator: false,
  nsSeparator: false,
  interpolation: {
    // React escapes what it paints; escaped here as well, an ampersand would be read as "&amp;".
    escape: (value: string) => isolateValue(value, i18n.language),
  },
  // Nothing rather than braces in a hole that nobody filled.
  missingInterpolationHandler: () => "",
  // Texts are there before anything is painted that needs them, so nothing has to be suspended.
  react: { useSuspense: false },
});
keepTexts(i18n);
