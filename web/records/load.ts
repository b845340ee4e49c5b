import { byLanguage } from '../by-language.ts'
import type { RecordText } from './text/text.ts'

export const loadText = byLanguage<RecordText>({ en: () => import('./text/en.ts'), de: () => import('./text/de.ts') })
