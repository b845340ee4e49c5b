import { gameFolder } from '#games/index.ts'
import { text as coachWords } from '#web/coach/text/en.ts'
import { answer, dice, inTop, position } from './helpers.ts'
import { askedOf, begin, expect, makeTable, sit, test, together, type Somebody } from './online.ts'
import { SHORT } from '../some-games.ts'

// Several browsers and a server share one machine here.
test.describe.configure({ timeout: 180_000 })

const card = ({ page }: Somebody) => page.locator('.guide.coach')

/** Others answer until somebody is asked. */
async function untilAsked(somebody: Somebody, people: readonly Somebody[], random: () => number): Promise<void> {
  for (let made = 0; made < 20; made++) {
    const asked = await askedOf(people)
    if (asked === somebody) return
    const before = await position(asked.page)
    await answer(asked.page, random)
    await together(people, before + 1)
  }
  throw new Error('nobody else was asked')
}

test('a newcomer has the coach at a table online, too, and nobody else hears it', async ({ house }) => {
  const folder = gameFolder(SHORT)!
  const [{ coach }, text] = await Promise.all([folder.course(), folder.courseText.en()])
  const mara = await house.come('Mara')
  const path = await makeTable(mara, SHORT)
  const nina = await house.come('Nina', { path, settings: { coach: true } })
  await sit(nina)
  await begin([mara, nina])
  const goal = nina.page.locator('dialog .goal-card')
  await expect(goal).toContainText(text.goal)
  await goal.getByRole('button', { name: coachWords.begin }).click()
  await expect(goal).toHaveCount(0)

  await untilAsked(nina, [mara, nina], dice(3))
  const asked = nina.page.locator('[data-asked]:not([data-asked=""])')
  await expect(asked).toHaveCount(1)
  const first = coach.asked[(await asked.getAttribute('data-asked')) ?? '']!
  await expect(card(nina)).toContainText(text.coach[first].about)
  await card(nina).getByRole('button', { name: coachWords.matters }).click()
  const said = card(nina).locator('[aria-busy=false]')
  await expect(said).toContainText(coachWords.matters)
  expect((await said.innerText()).split('\n').filter((line) => line.trim()).length).toBeGreaterThan(1)
  await card(nina).getByRole('button', { name: coachWords.gotIt }).click()
  await expect(said).toHaveCount(0)

  await expect(card(mara)).toHaveCount(0)
  await expect(mara.page.locator('dialog .goal-card')).toHaveCount(0)
  await expect(inTop(mara.page, coachWords.matters)).toHaveCount(0) // whoever wants no coach is offered none
  await expect(inTop(mara.page, coachWords.goal)).toBeVisible()
})
