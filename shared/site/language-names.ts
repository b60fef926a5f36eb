import type { Language } from "./languages.ts";

/** Each language's own name, for the language menu. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  "en-US": "English (US)",
  "en-HK": "English (Hong Kong)",
  "zh-CN": "简体中文",
  "zh-TW": "繁體中文",
  "zh-HK": "繁體中文 (香港)",
  "ja-JP": "日本語",
  "ko-KR": "한국어",
  "ru-RU": "Русский",
  "id-ID": "Bahasa Indonesia",
  "es-ES": "Español",
  "tr-TR": "Türkçe",
  "th-TH": "ไทย",
  "vi-VN": "Tiếng Việt",
  "de-DE": "Deutsch",
  "ar-SA": "العربية",
  "kk-KZ": "Қазақша",
};
