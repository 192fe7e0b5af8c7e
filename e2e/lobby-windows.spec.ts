import { text, textPart } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { openFooter } from './support/footer.ts'
import { withMoreCategories } from './support/more-categories.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

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

test('the mini game and the chat ask a visitor to log in', async ({ page }) => {
  await page.goto('/')
  for (const name of [text('pages:rail.miniGame'), text('pages:chat.title')]) {
    await page.getByRole('contentinfo').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: text('portal:session.login') })).toBeHidden()
  }
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

test('[R2.6.26] the live list is filtered by kind of table', async ({ page }) => {
  await withMoreCategories(page)
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
  // The last question may still be on its way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('[R2.4.28] [R2.4.29] [R2.4.31] [R2.4.32] each sub-category requests only its games', async ({ page }) => {
  await page.goto('/rng')
  for (const [name, code] of [
    [text('pages:games.class.SC'), 'SC'],
    ['Video poker', 'VP'],
    [text('pages:games.class.TG'), 'TG'],
    [text('pages:games.class.AC'), 'AC'],
  ] as const) {
    const answered = page.waitForResponse(new RegExp(`gameClassify=${code}`))
    await page.getByRole('button', { name, exact: true }).click()
    const { value } = await (await answered).json()
    expect(value.list.every(({ gameClassify }: { gameClassify: string }) => gameClassify === code)).toBe(true)
    await expect(page).toHaveURL(`/rng?classify=${code}`)
  }
})

test('[R2.4.19] [R2.4.34] a vendor of the sports row lets a member into its lobby, and asks a visitor to log in', async ({
  page,
}) => {
  await withMoreCategories(page)
  await page.goto('/')
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
