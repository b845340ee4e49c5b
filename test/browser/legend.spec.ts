import type { Locator, Page } from '@playwright/test'
import { text as de } from '#table/legend/text/de.ts'
import { text as en } from '#table/legend/text/en.ts'
import { text as tableDe } from '#table/text/de.ts'
import { choices, expect, GAMES, loadRules, openGame, position, settle, tableWords, test } from './helpers.ts'
import { findPosition, gameAt } from './positions.ts'
import { PHONE, settled } from './setup.ts'

/** The middle of a recorded game with somebody at the screen. */
async function openMiddle(page: Page, id: string): Promise<void> {
  const rules = await loadRules(id)
  const middle = findPosition(rules, ({ match, at }) => at >= match.decisions.length / 2)
  await openGame(page, gameAt(middle))
  await settle(page)
  await expect(page.locator('.board svg').first()).toBeVisible()
  await expect(page.locator('[data-explains]')).toBeAttached() // what explains things comes after the board
}

/**
 * Everything that is drawn and that nobody could ask about: shapes and words of the board, signs and figures beside it, that neither say what they are nor
 * that they are only ground. Ground with a place or a piece in it is none.
 */
const unasked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shapes = '.board :is(path, circle, ellipse, rect, text, use, image, polygon, polyline, line)'
    const signs = ':is(.seats, .info, .hand) :is(svg, img), .seat-stock > *, .hand [data-spot]'
    const isNone = (paint: string) => paint === 'none' || paint === 'rgba(0, 0, 0, 0)'
    const isSeen = (element: Element) => {
      if (element.closest('defs, clipPath, mask, pattern, marker, .visually-hidden, .changed')) return false
      const { width, height } = element.getBoundingClientRect()
      const { fill, stroke } = getComputedStyle(element)
      const drawn = element.matches('svg, span, div, img, button, p') || !isNone(fill) || !isNone(stroke)
      return drawn && width + height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    }
    const name = (element: Element) => {
      const near = element.closest('[class]')
      return `${element.tagName} in .${near?.getAttribute('class') ?? ''}: ${element.textContent?.trim().slice(0, 30) ?? ''}`
    }
    const mute = [...document.querySelectorAll(`${shapes}, ${signs}`)].filter(
      (element) =>
        isSeen(element) && !element.closest('[data-legend], [data-ground]') && !element.querySelector('[data-legend]'),
    )
    const ground = [...document.querySelectorAll('[data-ground] :is(.spot, .piece, [data-legend])')]
    return [...new Set([...mute, ...ground].map(name))]
  })

/** All things on the screen, one of each kind. */
const kindsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll<HTMLElement>(':is(.board, .seats, .info, .hand) [data-legend]')].filter(
      (one) => one.getBoundingClientRect().width > 0 && one.checkVisibility({ visibilityProperty: true }),
    )
    return [...new Set(drawn.map((one) => one.getAttribute('data-legend')?.split(':')[0] ?? ''))]
  })

const card = (page: Page): Locator => page.locator('.legend-card')
const list = (page: Page): Locator => page.locator('.legend-list')

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing to be seen')
  return box
}

/** The card lies beside what it explains, and inside the window. */
async function expectBeside(page: Page): Promise<void> {
  const thing = page.locator(`.board [data-legend="${await card(page).getAttribute('data-about')}"]`).first()
  const [own, other] = await Promise.all([boxOf(card(page)), boxOf(thing)])
  const apart =
    own.x + own.width <= other.x ||
    other.x + other.width <= own.x ||
    own.y + own.height <= other.y ||
    other.y + other.height <= own.y
  expect({ apart, own, other }).toMatchObject({ apart: true })
  await expect(card(page)).toBeInViewport({ ratio: 1 })
}

for (const id of GAMES) {
  test(`${id}: everything on the screen says what it is`, async ({ page }) => {
    await openMiddle(page, id)
    expect(await unasked(page)).toEqual([])
    await page.keyboard.press('i')
    await expect(list(page)).toBeVisible()
    const kinds = await kindsOn(page)
    expect(kinds.length).toBeGreaterThan(4)
    for (const kind of kinds) {
      const row = list(page).locator(`[data-kind="${kind}"]`)
      await expect(row, kind).toHaveCount(1)
      expect((await row.innerText()).length, kind).toBeGreaterThan(20)
    }
    await expect(page.locator('.legend-names span').first()).toBeVisible() // they come with the next frame
  })
}

test.describe('on a phone in German', () => {
  test.use({ ...PHONE, storageState: settled({ language: 'de' }) })

  for (const id of GAMES)
    test(`${id}: everything says what it is`, async ({ page }) => {
      await openMiddle(page, id)
      expect(await unasked(page)).toEqual([])
      await page.locator('.tabs').getByRole('button', { name: tableDe.names }).tap()
      await expect(list(page)).toContainText(de.help)
      await expect(list(page).getByRole('button', { name: de.back })).toBeInViewport()
      for (const kind of await kindsOn(page))
        await expect(list(page).locator(`[data-kind="${kind}"]`), kind).toHaveCount(1)
    })
})

const [SOME] = GAMES

/** A place of the board whose middle nothing else lies on. */
async function someThing(page: Page, among = '.spot:not(.is-legal)'): Promise<Locator> {
  const id = await page.evaluate((among) => {
    const isBare = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      return hit?.closest('[data-legend]') === element
    }
    return [...document.querySelectorAll(`.board ${among}[data-legend]`)].find(isBare)?.getAttribute('data-legend')
  }, among)
  return page.locator(`.board .spot[data-legend="${id}"]`).first()
}

/** Moves the mouse onto a thing. */
async function pointAt(page: Page, thing: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(thing)
  await page.mouse.move(x + width / 2, y + height / 2)
}

test('the walk finds a part that says nothing', async ({ page }) => {
  await openMiddle(page, SOME)
  expect(await unasked(page)).toEqual([])
  await (await someThing(page)).evaluate((thing) => thing.removeAttribute('data-legend'))
  expect(await unasked(page)).not.toEqual([])
})

test('a mouse that rests is told what a thing is, and where its rule stands', async ({ page }) => {
  await openMiddle(page, SOME)
  const thing = await someThing(page)
  await pointAt(page, thing)
  await expect(card(page)).toBeVisible()
  await expectBeside(page)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await page.mouse.move(2, 2)
  await pointAt(page, thing)
  const link = card(page).getByRole('link')
  await link.click()
  await expect(page.locator('.drawer .is-marked').first()).toBeVisible()
})

test('nothing is explained to a mouse under which a table has come to lie, before it moves', async ({ page }) => {
  await page.clock.install()
  await openMiddle(page, SOME)
  const thing = await someThing(page)
  const { x, y, width, height } = await boxOf(thing)
  const mouse = { pointerType: 'mouse', clientX: x + width / 2, clientY: y + height / 2 }
  await thing.dispatchEvent('pointerover', mouse)
  await page.clock.fastForward(2000)
  await expect(card(page)).toHaveCount(0)
  await thing.dispatchEvent('pointermove', mouse)
  await page.clock.fastForward(2000)
  await expect(card(page)).toBeVisible()
})

test('a sheet over the names is put away alone, and a key that is held down counts once', async ({ page }) => {
  await openMiddle(page, SOME)
  await page.keyboard.down('i')
  await page.keyboard.down('i') // as a key that is held down repeats itself
  await page.keyboard.up('i')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toHaveCount(0)
})

test('of a kind of which there are many one is framed, and the others are hinted at', async ({ page }) => {
  await openMiddle(page, SOME)
  await page.keyboard.press('i')
  const rows = list(page).locator('[data-kind]')
  await expect(rows.first()).toBeVisible()
  const loud = page.locator('.legend-mark:not(.is-quiet)')
  let quiet = 0
  for (const row of await rows.all()) {
    await row.hover()
    await expect(loud.first()).toBeAttached()
    expect(await loud.count()).toBeLessThanOrEqual(6)
    quiet = Math.max(quiet, await page.locator('.legend-mark.is-quiet').count())
  }
  expect(quiet).toBeGreaterThan(6)
})

test('the names can be walked through by keys, and nothing is played meanwhile', async ({ page }) => {
  await openMiddle(page, SOME)
  const at = await position(page)
  await page.keyboard.press('i')
  const rows = list(page).locator('[data-kind]')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('status').and(card(page))).toBeVisible()
  const first = await card(page).innerText()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page)).not.toHaveText(first)
  await choices(page).first().click({ force: true })
  await page.locator('.board .spot.is-legal').first().click({ force: true })
  expect(await position(page)).toBe(at)
  await page.getByRole('button', { name: en.back }).click()
  await expect(list(page)).toHaveCount(0)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(tableWords.keys.i)
})

test('a key counts from the moment on in which the names have the focus', async ({ page }) => {
  await openMiddle(page, SOME)
  await page.evaluate(() => {
    const press = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.matches('[data-kind]')) return
      document.removeEventListener('focusin', press)
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    }
    document.addEventListener('focusin', press)
  })
  await page.keyboard.press('i')
  await expect(page.getByRole('status').and(card(page))).toBeVisible()
})

test.describe('with a finger', () => {
  test.use(PHONE)

  /** Holds a finger on a thing until it is explained, and lifts it. */
  async function hold(page: Page, thing: Locator): Promise<void> {
    const { x, y, width, height } = await boxOf(thing)
    const touch = await page.context().newCDPSession(page)
    const at = { x: x + width / 2, y: y + height / 2 }
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    await expect(card(page)).toBeVisible()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  test('a long press tells what a thing is and plays nothing', async ({ page }) => {
    await openMiddle(page, SOME)
    const at = await position(page)
    const legal = await someThing(page, '.spot.is-legal')
    await hold(page, legal)
    await expectBeside(page)
    await expect(card(page)).toBeVisible()
    expect(await position(page)).toBe(at)
    await expect(page.locator('.board .is-previewed')).toHaveCount(0)
    await page.locator('.top .status').tap()
    await expect(card(page)).toHaveCount(0)
  })

  test('a finger that drags asks nothing', async ({ page }) => {
    await openMiddle(page, SOME)
    const { x, y } = await boxOf(page.locator('.board .spot.is-legal[data-legend]').first())
    const touch = await page.context().newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 5, y: y + 5 }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + 40, y: y + 30 }] })
    await page.waitForTimeout(700) // longer than a long press takes
    await expect(card(page)).toHaveCount(0)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  })
})
