// The languages that we speak, and which one a locale asks for.
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whose plurals, lists and numbers each language follows: Latin America writes 1,234.5 as we do. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-419' };

/** `es_MX.UTF-8` and `es-MX` ask for Spanish. A locale that we do not speak asks for nothing. */
export function languageOf(locale: string): Language | undefined {
  const [code] = locale.toLowerCase().split(/[-_.@]/);
  return LANGUAGES.find((language) => language === code);
}
