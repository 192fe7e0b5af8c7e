import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'

test('staff look a round up by its number, read its steps, and see it again in the game itself, where nothing can be pressed', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000)
  const player = await newPlayer({ deposit: '1000000.00' })
  await enterPortal(page, player.token())
  const { list } = await player.api.catalogue.gameList({ gameName: 'Ngọc Trai Biển Sâu' })
  await page.goto(`/seamless?nodeId=${list[0]?.nodeId}`)
  const slot = await openedSlot(page)
  await slot.spin()
  const roundId = (await slot.frame.locator('[data-round]').getAttribute('data-round')) ?? ''

  const staff = await openConsole(browser, 'owner')
  await staff.goto('/games?tab=studio')
  await expect(staff.getByRole('row', { name: /^lantern-20/ })).toBeVisible()
  await staff.getByRole('tab', { name: 'Vòng chơi' }).click()
  await staff.getByLabel('Mã vòng').fill(roundId)
  await staff.getByRole('button', { name: 'Mở', exact: true }).click()
  const facts = staff.getByRole('region', { name: 'Thông tin vòng' })
  await expect(facts.getByText('Niêm phong đến khi người chơi đổi hạt giống')).toBeVisible()
  await expect(facts.getByText(player.username)).toBeVisible()
  // A round that won free spins has several.
  await expect(
    staff.getByRole('region', { name: 'Từng bước' }).getByText('spin', { exact: true }).first(),
  ).toBeVisible()
  await facts.getByRole('button', { name: 'Phát lại trong trò chơi' }).click()
  const game = staff.frameLocator('iframe[title="Phát lại vòng chơi"]')
  const again = game.getByRole('button', { name: /^Xem lại vòng/ })
  await expect(game.locator(`[data-round="${roundId}"][data-replay]`)).toBeAttached({ timeout: 45_000 })
  await expect(again).toBeEnabled({ timeout: 45_000 })
  await expect(game.getByRole('button', { name: 'Quay', exact: true })).toHaveCount(0)
  await again.click()
  await expect(game.locator('[data-replay]')).toBeAttached()
  await staff.context().close()
})
