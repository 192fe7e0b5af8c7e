import type { Game, LiveTable } from '@fairground/contract'
import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal } from './support/sign-in.ts'

const words = (key: Parameters<typeof text>[0]) => text(key)
const streak = words('pages:games.live.good.streak-4')

test('tables of the live lobby say who deals, where the round stands and what came, and go on by themselves @phone', async ({
  page,
}) => {
  await enterPortal(page, (await newPlayer()).token())
  await page.goto('/live')
  const tile = page.getByRole('article').filter({ hasText: 'Baccarat Hội An' }).first()
  await expect(tile).toContainText('Thu Hà')
  await expect(tile).toContainText(words('ui:badgeLive'))
  await expect(tile.getByRole('timer')).toBeVisible({ timeout: 20_000 })
  const road = tile.getByRole('img', { name: /^Baccarat Hội An/ })
  const told = await road.getAttribute('aria-label')
  await expect(road).not.toHaveAttribute('aria-label', `${told}`, { timeout: 20_000 })
  // Whatever came is within the page.
  const [whole, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(whole).toBe(seen)
})

test('a visitor narrows tables, looks for patterns and is told when a table comes to show one; the choice stays', async ({
  page,
}) => {
  const tables = await pretendTables(page)
  await page.goto('/live')
  const tiles = page.getByRole('main').getByRole('article')
  await expect(tiles.filter({ hasText: words('pages:games.live.phase.betting') })).toHaveCount(2)
  await page.getByRole('combobox', { name: words('pages:games.live.tier') }).click()
  await page.getByRole('option', { name: 'VIP' }).click()
  await expect(tiles).toHaveCount(1)
  await expect(page).toHaveURL('/live?tier=vip')
  await expect(page.getByText(words('pages:games.live.independent'))).toBeVisible()
  await page.getByRole('button', { name: words('pages:games.live.good') }).click()
  await page.getByRole('button', { name: streak }).click()
  await page.getByRole('switch', { name: words('pages:games.live.tellGood') }).check()
  await expect(tiles.and(page.locator('[data-lit]'))).toHaveCount(0)
  Object.assign(tables[1] ?? {}, { road: 'PBBBB' })
  const toast = page.getByRole('dialog').filter({ hasText: streak })
  await expect(toast).toBeVisible({ timeout: 15_000 })
  await expect(toast.getByRole('button', { name: words('ui:play') })).toBeVisible()
  await expect(tiles.and(page.locator('[data-lit]'))).toHaveCount(1)
  await page.reload()
  await expect(tiles.and(page.locator('[data-lit]'))).toHaveCount(1)
  await page.getByRole('button', { name: words('pages:games.live.good') }).click()
  await page.getByRole('switch', { name: words('pages:games.live.onlyGood') }).check()
  await expect(page).toHaveURL('/live?tier=vip&goodRoads=true')
  await expect(tiles).toHaveCount(1)
  await page.getByRole('button', { name: streak }).click()
  await expect(page).toHaveURL('/live?tier=vip')
})

/** The first two tables of the list as a server would tell of them, the second for high stakes. */
async function pretendTables(page: Page): Promise<LiveTable[]> {
  const answer = await page.request.get('/lgw/games/popular?gameType=LIVE')
  const games: Game[] = (await answer.json()).value.list
  const tables = games.slice(0, 2).map(
    ({ nodeId }, index): LiveTable => ({
      ...{ nodeId, state: 'open', speed: 'fast', tier: index === 0 ? 'low' : 'vip', language: 'vi', letters: 0 },
      ...{ phase: 'betting', closesMs: Date.now() + 600_000, players: 3, road: 'PB' },
    }),
  )
  const letters = [
    { mark: 'B', tone: 'red', side: 'a', name: 'Cái' },
    { mark: 'P', tone: 'blue', side: 'b', name: 'Con' },
  ]
  await page.route('**/lgw/games/liveTables*', (route) => {
    const value = { number: 0, nowMs: Date.now(), letters: [letters], tables }
    return route.fulfill({ json: { success: true, code: 'SUCCESS', message: '', value } })
  })
  return tables
}
