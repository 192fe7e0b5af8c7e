import { text, textPart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { openFooter } from './support/footer.ts'
import { withMoreCategories } from './support/more-categories.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'
import { withPictures } from './support/with-pictures.ts'

test.use(withPictures)

test('[R2.5.10] [R2.5.12] the mini game opens in a frame over the page, and closes without leaving it', {
  tag: '@both',
}, async ({ page }) => {
  await enterPortal(page, (await newPlayer({ deposit: '100000.00' })).token())
  await page.goto('/')
  await (await openFooter(page)).getByRole('button', { name: text('pages:rail.miniGame') }).click()
  const popup = page.getByRole('dialog')
  await expect(popup.locator('iframe')).toBeVisible()
  await expect(popup.frameLocator('iframe').getByRole('button').first()).toBeVisible({ timeout: 20_000 })
  await popup.getByRole('button', { name: text('pages:news.close') }).click()
  await expect(popup).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('[R2.5.13] two browsers in the chat room see each other’s messages live', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const other = await (await browser.newContext({ baseURL: new URL(process.env.PORTAL_URL ?? '').origin })).newPage()
  const [one, two] = [await newPlayer(), await newPlayer()]
  await enterPortal(page, one.token())
  await enterPortal(other, two.token())
  for (const each of [page, other]) {
    await each.goto('/')
    await (await openFooter(each)).getByRole('button', { name: text('pages:chat.title') }).click()
    await expect(each.getByRole('dialog').getByRole('list')).toBeVisible()
  }
  const said = `Xin chào ${one.username}`
  await page.getByRole('dialog').getByRole('textbox').fill(said)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('pages:chat.send') })
    .click()
  await expect(page.getByRole('dialog').getByText(said)).toBeVisible()
  await expect(other.getByRole('dialog').getByText(said)).toBeVisible()
  await other.context().close()
})

test('[R4.10.08] [R4.8.02] a slot starts on its own page; a removed favourite leaves its list at once', async ({
  page,
}) => {
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/rng')
  const tile = page.getByRole('main').getByRole('article').first()
  const name = (await tile.locator('b[title]').textContent()) ?? ''
  await tile.hover()
  const added = page.waitForResponse((response) => response.url().includes('MCSFE_addFavoriteGame'))
  await tile.getByRole('button', { name: text('ui:addFavourite', { name }) }).click()
  await added
  await page.goto('/rng?view=favourite')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  const removed = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('MCSFE_removeFavoriteGameV2'),
  )
  await tile.hover()
  await tile.getByRole('button', { name: text('ui:removeFavourite', { name }) }).click()
  await removed
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  await page.goto('/rng')
  await tile.hover()
  await tile.getByRole('button', { name: /^Chơi (?!thử)/ }).click()
  await expect(page).toHaveURL(/\/seamless\?nodeId=.+/)
})

test.describe('somebody in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('[R3.113, R3.114, R2.4.09, R9.22, R2.4.14, R2.4.15, R2.4.16, R2.4.17, R2.4.18, R2.4.20, R2.4.21] [R3.116] [R2.6.26] [R2.4.19] [R2.4.34] sees a row at home for each family that somebody offers, a match that kicks off by the local clock and leads to the sportsbook, live tables by kind, and a vendor’s lobby once logged in', async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await withMoreCategories(page)
    await test.step('families have a row at home; a match leads to the sportsbook', () => readRows(page))
    await test.step('the live list is filtered by kind of table', () => filterTables(page))
    await test.step('the kick-off is in the local time zone', () => readKickOff(page))
    await test.step('a vendor of the sports row lets a member into its lobby', () => enterVendor(page))
    // The page may still ask when the journey is over.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

async function readRows(page: Page): Promise<void> {
  const winners = page.waitForRequest(/winnerBoard.*limitNum=20/)
  await page.goto('/')
  await winners
  const slots = page
    .getByRole('region', { name: text('portal:nav.slots') })
    .first()
    .getByRole('article')
  await expect(slots).toHaveCount(30)
  const tops = await slots.evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(2)
  for (const name of [
    text('pages:gameType.LIVE'),
    text('portal:nav.fish'),
    text('portal:nav.pvp'),
    text('pages:gameType.ESPORTS'),
  ])
    await expect(page.getByRole('region', { name }).first().getByRole('article').first()).toBeVisible()
  const match = page.getByRole('article', {
    name: text('pages:home.match', { homeTeam: 'Chủ nhà 1', awayTeam: 'Khách 1' }),
  })
  await expect(match.getByText('Chủ nhà 1')).toBeVisible()
  await expect(match.getByText('Khách 1')).toBeVisible()
  await match.scrollIntoViewIfNeeded()
  await expect(match.locator('img')).toHaveCount(1)
  await expect(match.locator('img')).toHaveAttribute('src', '/favicon.svg')
  await expect(match.getByText('Kh', { exact: true })).toBeVisible()
  await match.getByRole('button', { name: text('pages:home.bet') }).click()
  await expect(page).toHaveURL('/fbSports')
}

async function filterTables(page: Page): Promise<void> {
  await page.goto('/live')
  for (const [name, category] of [
    ['Baccarat', 'baccarat'],
    [text('pages:games.table.sicbo'), 'sicbo'],
    ['Roulette', 'roulette'],
    [text('pages:games.table.dragonTiger'), 'dragonTiger'],
    ['Blackjack', 'blackjack'],
    [text('pages:games.table.others'), 'others'],
  ] as const) {
    const asked = page.waitForRequest(new RegExp(`games/popular.*category=${category}`))
    await page
      .getByRole('group', { name: text('pages:games.tables') })
      .getByRole('button', { name, exact: true })
      .click()
    await asked
    await expect(page).toHaveURL(`/live?category=${category}`)
  }
}

async function readKickOff(page: Page): Promise<void> {
  await page.route('**/lgw/games/hotMatches*', async (route) => {
    const response = await route.fetch()
    const match = { matchId: 'm', title: 'Cup', homeTeam: 'A', awayTeam: 'B', state: 'soon', vassalage: 'FB' }
    await route.fulfill({
      response,
      json: { ...(await response.json()), value: [{ ...match, matchTime: '2026-07-01T18:30:00Z' }] },
    })
  })
  await page.goto('/')
  await expect(
    page.getByRole('article', { name: text('pages:home.match', { homeTeam: 'A', awayTeam: 'B' }) }).getByRole('time'),
  ).toContainText('14:30')
}

async function enterVendor(page: Page): Promise<void> {
  const enter = page
    .getByRole('region', { name: text('pages:gameType.SPORTS') })
    .first()
    .getByRole('button', { name: textPart('pages:games.enterLobby') })
    .first()
  await enter.click()
  await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeVisible()
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/')
  await enter.click()
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
}
