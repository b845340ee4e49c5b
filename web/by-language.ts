import type { Language } from '#engine/text.ts'

/** Words of a part of the app, loaded in the language that is wanted. */
export const byLanguage =
  <T>(files: Readonly<Record<Language, () => Promise<{ readonly text: T }>>>) =>
  async (language: Language): Promise<T> =>
    (await files[language]()).text
