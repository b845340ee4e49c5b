import { describe, expect, it } from 'vitest'
import { Finding } from '#test/battery/battery.ts'
import { paragraph, whatOf } from '../../scripts/battery.ts'
import { runScript } from './run.ts'

describe('npm run battery', () => {
  it('says what it checked', async () => {
    const { code, out, err } = await runScript('scripts/battery.ts', ['--game', 'ape-town', '--games', '6'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^ape-town: 6 games at 3 of 3 tables, \d+ decisions checked, all laws hold\n$/)
  })

  it('tells a finding with the way back to it', () => {
    const setup = { seed: 's-41', seats: 2, variants: {} }
    const what = whatOf(new Finding('undo', setup, 12, 'it is lost'), setup)
    expect(paragraph('ape-town', { seed: 's', every: 8 }, { number: 41, what })).toBe(
      'ape-town, game 41: undo: it is lost ({"seed":"s-41","seats":2,"variants":{}}, after 12 decisions). ' +
        'To see it again: npm run battery -- --game ape-town --seed s --every 8 --from 41 --games 1',
    )
    expect(whatOf(new Error('rules broke'), setup)).toContain('crash: Error: rules broke')
  })

  it.each([
    ['--game chess', "there is no game 'chess'"],
    ['--games 0', "--games is a whole number from 1, not '0'"],
    ['--every x', "--every is a whole number from 1, not 'x'"],
    ['--fast', "unknown option '--fast'"],
  ])('refuses %s in one line', async (args, message) => {
    const { code, err } = await runScript('scripts/battery.ts', args.split(' '))
    expect(err).toMatch(/^error: [^\n]+\n$/)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })
})
