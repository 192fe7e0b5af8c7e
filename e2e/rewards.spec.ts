import { expect, test } from '@playwright/test'
import { unitsIn } from './support/money.ts'
import { newPlayer } from './support/new-player.ts'
import { openFirstSlot } from './support/open-game.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'

test('[R1.14] [R2.6.14] [R3.136] [R3.137] [R3.138] [R9.38] a bet earns its rebate once, the level stands beside the name, and staff see what a draft would pay', async ({
  page,
  browser,
  isMobile,
}) => {
  test.slow() // a round of a game, then two people's pages
  const player = await newPlayer({ deposit: '5000000.00' })
  await enterPortal(page, player.token())
  await page.goto('/rng')
  await openFirstSlot(page, { isMobile })
  const slot = await openedSlot(page)
  await slot.spin()

  await page.goto('/member/manualRebate')
  const main = page.getByRole('main')
  const rates = main.getByRole('row').filter({ has: page.getByRole('rowheader') })
  for (const [category, rate] of [
    ['Xổ số truyền thống', '1%'],
    ['Xổ số', '1%'],
    ['Game bài', '–'],
    ['Bắn cá', '1%'],
    ['Slots', '1,2%'],
    ['Casino trực tuyến', '0,8%'],
    ['Thể thao', '1%'],
    ['E-Sports', '1%'],
  ] as const) {
    const row = rates.filter({ has: page.getByRole('rowheader', { name: category, exact: true }) })
    await expect(row.getByRole('cell').first()).toContainText(rate)
  }
  await main.getByRole('button', { name: 'Nhận hoàn trả Slots' }).click()
  const question = page.getByRole('dialog', { name: 'Nhận hoàn trả?' })
  await expect(question.getByText(/của Slots sẽ vào ví/)).toBeVisible()
  await question.getByRole('button', { name: 'Nhận' }).click()
  await expect(page.getByText(/đã vào ví$/)).toBeVisible()
  await expect(main.getByRole('button', { name: 'Nhận tất cả' })).toBeDisabled()
  await main.getByRole('link', { name: 'Chi tiết thưởng' }).last().click()
  await expect(main.getByRole('row', { name: /Hoàn trả/ })).toHaveCount(1)

  await page.goto('/member/vip')
  await expect(main.getByRole('region', { name: 'Cấp của bạn' }).getByText('Hội viên')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: player.username })).toContainText('Hội viên')

  const staff = await openConsole(browser, 'trang')
  await staff.goto('/rules')
  const cost = staff.getByRole('table', { name: 'Theo loại trò chơi' }).getByRole('row', { name: /^Nổ hũ/ })
  await expect(cost).toBeVisible()
  const current = await unitsIn(cost.getByRole('cell').nth(2))
  await staff.getByRole('textbox', { name: 'Tỷ lệ Nổ hũ của cấp 0 · Hội viên' }).fill('9')
  await expect.poll(() => unitsIn(cost.getByRole('cell').nth(3))).toBeGreaterThan(current)
  await staff.getByRole('button', { name: 'Công bố' }).click()
  const publish = staff.getByRole('dialog', { name: 'Công bố tỷ lệ hoàn trả?' })
  await publish.getByRole('button', { name: 'Công bố' }).click()
  await expect(staff.getByText(/vượt mức 99.8 %/)).toBeVisible()
  await staff.context().close()
})
