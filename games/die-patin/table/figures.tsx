import type { ReactNode } from 'react'
import type { Text } from '../text/text.ts'

export const figures: Readonly<Record<string, (text: Text) => ReactNode>> = {}
