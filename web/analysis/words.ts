import { byLanguage } from '../by-language.ts'
import type { AnalysisText } from './text/text.ts'

export const loadWords = byLanguage<AnalysisText>({
  en: () => import('./text/en.ts'),
  de: () => import('./text/de.ts'),
})
