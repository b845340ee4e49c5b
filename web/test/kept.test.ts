import { afterEach, expect, it, vi } from 'vitest'
import { byLanguage } from '../by-language.ts'
import { keep, kept } from '../kept.ts'

afterEach(() => vi.unstubAllGlobals())

it('what a browser keeps is found again', () => {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  })
  expect(kept('a')).toBeNull()
  keep('a', 'x')
  expect(kept('a')).toBe('x')
})

it('a browser that keeps nothing stops nobody', () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  expect(() => keep('a', 'x')).not.toThrow()
  expect(kept('a')).toBeNull()
})

it('words are loaded in the language that is wanted, and in no other', async () => {
  const loaded: string[] = []
  const file = (text: string) => async () => {
    loaded.push(text)
    return { text }
  }
  expect(await byLanguage({ en: file('rules'), de: file('Regeln') })('de')).toBe('Regeln')
  expect(loaded).toEqual(['Regeln'])
})
