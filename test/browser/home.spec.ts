import { text as settingsGerman } from '#web/settings/text/de.ts'
import { text as settingsWords } from '#web/settings/text/en.ts'
import { text as german } from '#web/text/de.ts'
import {
  choices,
  choose,
  closeDialog,
  expect,
  GAMES,
  savedGame,
  settle,
  setUpGame,
  startGame,
  test,
  words,
} from './helpers.ts'
import { BASE, settled, unsettled, untouched } from './setup.ts'

test('home offers every game with a picture, its rules and a way to set it up', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.cover')).toHaveCount(GAMES.length)
  const hrefs = await page.locator('.cover a.button').evaluateAll((links) => links.map((a) => a.getAttribute('href')))
  expect(new Set(hrefs)).toEqual(new Set(GAMES.map((id) => `/new/${id}`)))
  for (const cover of await page.locator('.cover').all()) {
    await expect(cover.getByRole('heading')).not.toBeEmpty()
    await expect(cover.getByRole('button', { name: words.playNow })).toBeEnabled()
    await expect
      .poll(() => cover.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('play now leads to a table in one click', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: words.playNow }).first().click()
  await expect(page.locator('.table')).toBeVisible()
})

test('a game is set up on its page, with a seed from the address if it names one', async ({ page }) => {
  await setUpGame(page, GAMES[0], ['easy', 'me'])
  const { saved } = await savedGame(page)
  expect(saved.setup).toMatchObject({ seed: `browser-${GAMES[0]}`, seats: 2 })
  expect(saved.seating.map(({ player }) => player)).toEqual(['easy', 'me'])
})

test('language and appearance are switched at once and kept', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: words.settings }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: german.languages.de }).check()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.slogan)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await dialog.getByRole('radio', { name: settingsGerman.themes.light }).check()
  const light = await paper()
  await dialog.getByRole('radio', { name: settingsGerman.themes.dark }).check()
  await expect.poll(paper).not.toBe(light)
  const dark = await paper()
  await closeDialog(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(german.slogan)
  expect(await paper()).toBe(dark)
})

test('every page says what it is in its title, and unknown addresses say so', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/about', '/parts', ...GAMES.flatMap((id) => [`/new/${id}`, `/rules/${id}`])]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    titles.add(await page.title())
  }
  expect(titles.size).toBe(3 + 2 * GAMES.length)
})

test.describe('an address that leads nowhere', () => {
  const said = (app: typeof words): Readonly<Record<string, string>> => ({
    '/nowhere': app.noPage('/nowhere'),
    '/a/b/c': app.noPage('/a/b/c'),
    '/new/nothing': app.noGame('nothing'),
    '/rules/nothing': app.noGame('nothing'),
    '/learn/nothing': app.noGame('nothing'),
    '/puzzles/nothing': app.noGame('nothing'),
    '/play/nothing': app.noSaved,
    '/replay/nothing': app.noSaved,
    '/analysis/nothing': app.noSaved,
    '/shared#nothing': app.badLink,
  })

  for (const [language, app] of Object.entries({ en: words, de: german }))
    test.describe(language, () => {
      test.use({ storageState: settled({ language }) })
      test(`says what is wrong and leads on`, async ({ page }) => {
        for (const [path, help] of Object.entries(said(app))) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(app.notFound)
          await expect(page.getByRole('main')).toContainText(help)
          await expect(page.locator('.elsewhere a')).toHaveCount(GAMES.length)
        }
        await page.locator('.elsewhere a').first().click()
        await expect(page.locator('.new-game')).toBeVisible()
      })
    })
})

test('a page that cannot be loaded says so, and comes once it can', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: BASE, storageState: settled() }) // in which the browser may complain
  const page = await context.newPage()
  await page.goto('/')
  await page.route('**/assets/About*.js', (route) => route.abort())
  await page.getByRole('link', { name: words.about }).click()
  await expect(page.getByRole('alert')).toHaveText(words.brokenHelp)
  await page.unroute('**/assets/About*.js')
  await page.getByRole('button', { name: words.reload }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.about)
  await context.close()
})

test('the app can be installed: its manifest and all icons are there', async ({ page, request }) => {
  await page.goto('/')
  const links = page.locator('link[rel=manifest], link[rel=icon], link[rel=apple-touch-icon]')
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href))
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] }
  expect(manifest.icons.length).toBeGreaterThan(0)
  for (const address of [...addresses, ...manifest.icons.map((icon) => icon.src)])
    expect((await request.get(address)).status(), address).toBe(200)
})

test.describe('somebody who was never here', () => {
  test.use({ storageState: untouched })

  test('sees things move', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: words.settings }).click()
    await expect(page.getByRole('radio', { name: settingsWords.speeds.normal })).toBeChecked()
  })

  test.describe('and prefers less motion', () => {
    test.use({ storageState: unsettled({ coach: false }), contextOptions: { reducedMotion: 'reduce' } })

    test('sees the same steps, and nothing moves', async ({ page }) => {
      await startGame(page, GAMES[0])
      await settle(page)
      await choose(choices(page).first())
      await settle(page)
      await choose(choices(page).first())
      await expect(page.locator('.staging-buttons')).toBeVisible()
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .some(({ effect }) =>
            (effect as KeyframeEffect).getKeyframes().some(({ transform }, _, all) => transform !== all[0].transform),
          ),
      )
      expect(moving).toBe(false)
      await page.keyboard.press('Escape')
      expect(await settle(page, 1)).toBe('asked')
    })
  })
})
