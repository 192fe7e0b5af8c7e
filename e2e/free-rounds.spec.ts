import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'
import { openedSlot } from './support/slot.ts'

test('free rounds that two people gave are read of, played for nothing, and taken back as far as they are left', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const player = await newPlayer({ deposit: '1000000.00' })
  const trang = await openConsole(browser, 'trang')
  await trang.goto(`/free-rounds?ask=${player.username}`)
  const form = trang.getByRole('dialog', { name: 'Tặng vòng mới' })
  await form.getByLabel('Tìm game').fill('Ngọc Trai')
  await form.getByRole('combobox', { name: /Trò chơi/ }).click()
  await trang.getByRole('option', { name: 'Ngọc Trai Biển Sâu', exact: true }).click()
  await form.getByLabel('Giá trị mỗi vòng').fill('10000')
  await form.getByLabel('Số vòng tặng').fill('3')
  await form.getByLabel('Tổng tiền thắng tối đa').fill('5000000')
  await form.getByLabel('Lý do').fill('Quà sinh nhật')
  await form.getByRole('button', { name: 'Gửi đề nghị' }).click()
  await expect(form).toBeHidden()
  const grantId = new URL(trang.url()).searchParams.get('id') ?? ''

  const khoa = await openConsole(browser, 'khoa')
  await khoa.goto(`/free-rounds?id=${grantId}`)
  await khoa.getByRole('complementary').getByRole('button', { name: 'Duyệt' }).click()
  await khoa.getByRole('dialog').getByRole('button', { name: 'Duyệt' }).click()
  await expect(khoa.getByRole('complementary').getByText('Chơi được')).toBeVisible({ timeout: 20_000 })

  await enterPortal(page, player.token())
  const { list } = await player.api.inbox.list({})
  expect(list.map(({ kind }) => kind)).toContain('freeRounds')
  await page.goto('/promotions')
  await expect(page.getByText('Còn 3/3 vòng')).toBeVisible()
  await page.getByRole('link', { name: /^Chơi Ngọc Trai/ }).click()
  const slot = await openedSlot(page)
  await expect(slot.frame.getByText('Còn 3/3 vòng')).toBeVisible()
  await slot.spin()
  await expect(slot.frame.getByText('Còn 2/3 vòng')).toBeVisible()
  const moves = await player.api.wallet.transactions({})
  expect(moves.kind === 'balance' && moves.list.map(({ kind }) => kind)).not.toContain('bet')

  await khoa.getByRole('complementary').getByRole('button', { name: 'Thu hồi phần còn lại' }).click()
  const question = khoa.getByRole('dialog')
  await question.getByRole('textbox').fill('Tặng nhầm')
  await question.getByRole('button', { name: 'Thu hồi phần còn lại' }).click()
  await expect(khoa.getByRole('complementary').getByText('Đã thu hồi').first()).toBeVisible({ timeout: 20_000 })
  expect((await player.api.freeRounds.list({})).list).toEqual([])
  for (const staff of [trang, khoa]) await staff.context().close()
})
