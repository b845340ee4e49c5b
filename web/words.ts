import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Language } from '#engine/text.ts'
import { byLanguage } from './by-language.ts'
import { settings } from './settings.ts'
import type { AppText } from './text/text.ts'

const loadWords = byLanguage<AppText>({ en: () => import('./text/en.ts'), de: () => import('./text/de.ts') })

const WordsContext = createContext<AppText | null>(null)
export const WordsProvider = WordsContext.Provider

/** The app's words in the language that is set. */
export function useWords(): AppText {
  const words = useContext(WordsContext)
  if (!words) throw new Error('words are not loaded')
  return words
}

export const useLanguage = (): Language => useStore(settings, ({ language }) => language)

/** Loads what is missing and gives it once it is there; keeps what it had until then. What fails, fails the page. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): T | null {
  const [loaded, setLoaded] = useState<T | null>(null)
  const [, fail] = useState(null)
  useEffect(() => {
    let wanted = true
    const failed = (error: unknown) =>
      wanted &&
      fail(() => {
        throw error
      })
    load().then((value) => wanted && setLoaded(() => value), failed)
    return () => {
      wanted = false
    }
  }, keys)
  return loaded
}

export function useAppText(): AppText | null {
  const language = useLanguage()
  return useLoaded(() => loadWords(language), [language])
}
