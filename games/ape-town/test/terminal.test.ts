import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commitment } from '#engine/luck.ts'
import { parseRecord, replay } from '#engine/record.ts'
import { game } from '../index.ts'
import { launch, revier, scratch } from '#cli/test/run.ts'

const files = scratch()
afterAll(files.remove)

/** Always the first on the list: enough lines for a whole game. */
const FIRST = '1\n'.repeat(200)

const matchIn = (file: string) => replay(game, parseRecord(readFileSync(files.path(file), 'utf8')))

describe('revier play', () => {
  it('plays a whole game and keeps its record', async () => {
    const { code, out, err } = await revier(
      `play ape-town --seats me,greedy --seed 7 --save ${files.path('whole')}`,
      FIRST,
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Ape Town\. /)
    expect(out.split('\n')[0]).toContain(commitment('7'))
    expect(out.indexOf('The seed was 7.')).toBeGreaterThan(out.indexOf('The game is over.'))
    expect(out).toContain('Seat 1 (greedy) takes')
    expect(out).toContain('The game is over.')
    const match = matchIn('whole')
    const { scores } = game.result(match.state)!
    expect(out).toMatch(new RegExp(`\nTotal +${scores.join(' +')}\n`))
    expect(parseRecord(readFileSync(files.path('whole'), 'utf8')).names).toEqual(['me', 'greedy'])
  })

  it('ends where the input ends', async () => {
    const { code, out, err } = await revier('play ape-town --seats me,me --seed 7', '1\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/The game ends here, after 1 decision\.\n$/)
  })

  it('ends on an interrupt, and what was played is kept', async () => {
    const { child, ended } = launch('cli/main.ts', `play ape-town --seats me,me --save ${files.path('cut')}`.split(' '))
    child.stdin.write('1\n')
    child.stdout.on('data', (text: string) => text.includes('Place the') && child.kill('SIGINT'))
    const { code, out, err } = await ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/The game ends here, after 1 decision\.\n$/)
    expect(matchIn('cut').decisions).toHaveLength(1)
  })

  it('says when the record cannot be kept, and how to go on', async () => {
    const file = files.path('gone/game')
    mkdirSync(files.path('gone'))
    const { child, ended } = launch('cli/main.ts', `play ape-town --seats me,me --seed 7 --save ${file}`.split(' '))
    child.stdout.once('data', () => {
      rmSync(files.path('gone'), { recursive: true })
      child.stdin.end('1\nretry\nunsaved\n1\nquit\n')
    })
    const { code, out, err } = await ended
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.match(/cannot be written \(ENOENT\)/g)).toHaveLength(2)
    expect(out).toMatch(/The game ends here, after 2 decisions\.\n$/)
  })

  it('takes moves by number, name and argument', async () => {
    const input = `take:s1-1\n2\ns1-2\nquit\n`
    await revier(`play ape-town --seats me,me --seed 7 --save ${files.path('names')}`, input)
    expect(matchIn('names').decisions.map(({ move }) => move.verb)).toEqual(['take', 'place', 'take'])
  })

  it('takes back a decision, and the turn', async () => {
    const { out } = await revier(
      `play ape-town --seats me,me --seed 7 --save ${files.path('undo')}`,
      '1\nundo\nundo\n1\n1\nturn\nquit\n',
    )
    expect(out).toContain('Took back 1 decision.')
    expect(out).toContain('Nothing can be taken back')
    expect(out).toContain('Took back 2 decisions.')
    expect(matchIn('undo').decisions).toEqual([])
  })

  it('names the rule that forbids a move', async () => {
    const { out } = await revier(
      'play ape-town --seats me,me --seed 7',
      'why place:a1\nplace:a1\nwhy 1\nwhy\nfly\nquit\n',
    )
    expect(out.match(/place:a1: First take a tile, then place it\. \[APE-4\.2\]/g)).toHaveLength(2)
    expect(out).toMatch(/take:\S+ is allowed\./)
    expect(out).toContain('Which move?')
    expect(out).toContain("'fly' is neither a move nor a command.")
  })

  it('hints, helps, draws and saves on demand', async () => {
    const { out } = await revier(
      'play ape-town --seats 3 --seed 7',
      `hint\nhelp\nboard\nsave\nsave ${files.path('s')}\nsave no/where\nquit\n`,
    )
    expect(out).toMatch(/Perhaps \d+: /)
    expect(out).toContain('take back the whole turn')
    expect(out.match(/Display:/g)).toHaveLength(2)
    expect(out).toContain('Where to?')
    expect(out).toContain(`Saved in ${files.path('s')}.`)
    expect(out).toContain('no/where cannot be written (ENOENT)')
    expect(matchIn('s').setup.seats).toBe(3)
  })

  it('goes on with a game', async () => {
    const file = files.path('resume')
    await revier(`play ape-town --seats me,random --seed 7 --save ${file}`, '1\n1\nquit\n')
    const before = matchIn('resume').decisions
    const { code } = await revier(`play ape-town --resume ${file} --save ${file}`, FIRST)
    expect(code).toBe(0)
    expect(matchIn('resume').decisions.slice(0, before.length)).toEqual(before)
    expect(game.result(matchIn('resume').state)).not.toBeNull()
  })

  it('lets bots play among themselves', async () => {
    const { code, out } = await revier('play ape-town --seats random,random --seed 7 --lang de')
    expect(code).toBe(0)
    expect(out).toContain('Platz 1 (random) nimmt')
    expect(out).toContain('Das Spiel ist zu Ende.')
  })
})

describe('revier start', () => {
  it('offers a game', async () => {
    const { code, err, out } = await revier('start', '1\nquit\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Ape Town')
  })
})

describe('records', () => {
  beforeAll(async () => {
    await revier(`play ape-town --seats random,random,random --seed 7 --save ${files.path('record')}`)
  })

  it('are checked in one line', async () => {
    const { code, out, err } = await revier(`check ${files.path('record')}`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { scores, decisions } = parseRecord(readFileSync(files.path('record'), 'utf8'))
    expect(out).toBe(
      `${files.path('record')}: a legal game of ape-town, ${decisions.length} decisions, scores ${scores!.join(' ')}\n`,
    )
  })

  it('need not be finished', async () => {
    const text = readFileSync(files.path('record'), 'utf8')
    writeFileSync(files.path('part'), text.slice(0, text.indexOf('\n3 ')) + '\n')
    const { code, out } = await revier(`check ${files.path('part')}`)
    expect(code).toBe(0)
    expect(out).toContain('not finished, decisions so far: 2')
  })

  it('are shown at their end with the score sheet', async () => {
    const { code, out } = await revier(`replay ${files.path('record')}`)
    expect(code).toBe(0)
    expect(out).toMatch(/ 1 Seat \d \(random\) takes/)
    expect(out).toMatch(/Total +\d+ +\d+ +\d+\n/)
  })

  it('cannot reach for the terminal with a name', async () => {
    const text = readFileSync(files.path('record'), 'utf8')
    writeFileSync(files.path('name'), text.replace('name 0: random', 'name 0: \x1b[2Jgone'))
    const { out } = await revier(`replay ${files.path('name')} --at 1`)
    expect(out).toContain('gone) takes')
    expect(out).not.toContain('\x1b')
  })

  it('are shown anywhere, as an eye sees them', async () => {
    const { out } = await revier(`replay ${files.path('record')} --at 3 --eye 1 --lang de`)
    expect(out).toContain('Ape Town: die Stellung nach 3 von')
    expect(out).toMatch(/Platz \d \(random\) entscheidet als Nächstes\./)
    expect(out).not.toContain('Summe')
    expect(out).not.toMatch(/^ +4 Platz/m)
  })
})

describe('revier games', () => {
  it('lists them for people and for programs', async () => {
    const { out } = await revier('games')
    expect(out).toContain('ape-town  Ape Town, 2 to 4 seats')
    const [ape] = JSON.parse((await revier('games --json')).out)
    expect(ape).toMatchObject({ id: 'ape-town', seats: { min: 2, max: 4 }, variants: {} })
  })
})
