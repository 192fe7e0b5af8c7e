import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { clickGuardOver } from './support/click-guard.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

test.beforeEach(({ page, isMobile }) => page.emulateMedia({ reducedMotion: isMobile ? 'reduce' : 'no-preference' }))

test('[R3.096] [R3.117] [R2.4.07] [R2.4.35] a visitor sees the hot games, the slots and the winners without logging in', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text('portal:home.hot') }).first()).toBeVisible()
  const [large, small] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
  expect((await large.boundingBox())?.width).toBeGreaterThan((await small.boundingBox())?.width ?? 0)
  await expect(page.getByRole('region', { name: text('portal:nav.slots') }).first()).toBeVisible()
  const answer = async (path: string) => (await (await page.request.get(path)).json()).value
  const [hottest] = await answer('/wps/relay/GCSGAME_hotGamesV2')
  expect(hottest.lagerIcon).toMatch(/tile-large/)
  // The tall picture is for the wide page, where its lettering has room.
  const picture = isMobile ? (hottest.showIcon ?? hottest.iconUrl) : hottest.lagerIcon
  await expect(large.locator('img').first()).toHaveAttribute('src', new RegExp(`${picture}$`))
  const winner = page
    .getByRole('region', { name: text('pages:home.winners') })
    .getByRole('listitem')
    .first()
  const [{ vo }] = await answer('/wps/relay/GCSGAME_winnerBoard')
  await expect(winner).toContainText(new Intl.NumberFormat('vi').format(Math.trunc(Number(vo.winAmount))))
})

test('[R2.4.10] [R2.4.13] [R2.4.12] [R4.10.01] a visitor filters the slots by brand and name, is asked to log in for favourites, recent games and play, and draws the shared round that ended last again with one press', async ({
  page,
}) => {
  await page.goto('/')
  await test.step('slots are filtered by brand and name, and an empty result says so', () => filterSlots(page))
  await test.step('favourites, recent games and play ask a visitor to log in', () => askToLogIn(page))
  await test.step('the shared round that ended last is drawn again with one press', () => drawRoundAgain(page))
})

test('[R4.8.03] [R2.4.11] [R4.9.01] a heart adds a game to the favourites; a second click removes it', {
  tag: '@phone',
}, async ({ page }) => {
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/')
  const slots = page.getByRole('region', { name: text('portal:nav.slots') }).first()
  const name = (await slots.getByRole('article').first().locator('b[title]').textContent()) ?? ''
  await slots.getByRole('button', { name: text('ui:addFavourite', { name }) }).click()
  await expect(slots.getByRole('button', { name: text('ui:removeFavourite', { name }) })).toBeVisible()
  await slots.getByRole('button', { name: text('pages:home.view.favourite'), exact: true }).click()
  await expect(slots.getByRole('article')).toHaveCount(1)
  await clickGuardOver(page)
  await slots.getByRole('button', { name: text('ui:removeFavourite', { name }) }).click()
  await expect(slots.getByText(text('pages:home.empty.favourite'))).toBeVisible()
})

test('nothing moves under the finger while the answers of the home page come in, one after the other', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) shifts.push((shift as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { shifts })
  })
  let calls = 0
  await page.route('**/wps/**', async (route) => {
    calls += 1
    await new Promise((resolve) => setTimeout(resolve, 150 * (calls % 5)))
    await route.continue()
  })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(
    page
      .getByRole('region', { name: text('portal:nav.slots') })
      .first()
      .getByRole('article')
      .first(),
  ).toBeVisible()
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((a, b) => a + b, 0))
  expect(moved).toBeLessThan(0.02)
})

async function filterSlots(page: Page): Promise<void> {
  const slots = page.getByRole('region', { name: text('portal:nav.slots') }).first()
  const tiles = slots.getByRole('article')
  await expect(tiles.first()).toBeVisible()
  const all = await tiles.count()
  await slots.getByRole('button', { name: 'Moonwell' }).click()
  await expect.poll(() => tiles.count()).toBeLessThan(all)
  for (const tile of await tiles.all()) await expect(tile).toContainText('Moonwell')
  await slots.getByRole('searchbox', { name: text('pages:home.search') }).fill('không có trò này')
  await expect(slots.getByText(text('pages:home.noMatch'))).toBeVisible()
  await slots.getByRole('button', { name: text('pages:record.clear') }).click()
  await expect.poll(() => tiles.count()).toBe(all)
}

async function askToLogIn(page: Page): Promise<void> {
  const slots = page.getByRole('region', { name: text('portal:nav.slots') }).first()
  const login = page.getByRole('dialog', { name: text('portal:session.login') })
  const asks = [
    slots.getByRole('button', { name: text('pages:home.view.favourite'), exact: true }),
    slots.getByRole('button', { name: text('pages:home.view.recent'), exact: true }),
    page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Chơi (?!thử)/ }),
  ]
  for (const ask of asks) {
    await ask.click()
    await expect(login).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(login).toBeHidden()
  }
}

async function drawRoundAgain(page: Page): Promise<void> {
  const newest = async () => (await (await page.request.get('/lgw/games/newestRound')).json()).value
  await expect.poll(newest, { message: 'the first round of the tables ends', timeout: 60_000 }).not.toBeNull()
  await page.goto('/')
  await page.getByRole('link', { name: text('pages:checked.own') }).click()
  await expect(page).toHaveURL(/\/fairness\?round=shr_/)
  const check = page.getByRole('main').getByRole('region', { name: /· ván / })
  await expect(check.getByText(text('pages:checked.matched'), { exact: true })).toBeVisible()
  await expect(check.getByText(text('pages:checked.fitsOutcome'))).toBeVisible()
  await page.goto('/fairness?round=shr_unknown')
  await expect(page.getByText(text('pages:checked.missing'))).toBeVisible()
}
