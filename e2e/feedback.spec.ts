import { expect, test } from '@playwright/test'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

test('[R2.5.09] a member writes from the menu, a text too short keeps what was written, and staff close it', async ({
  page,
  browser,
}) => {
  const player = await newPlayer()
  await enterPortal(page, player.token())
  await page.goto('/')
  await page.getByRole('button', { name: player.username }).click()
  await page.getByRole('menuitem', { name: 'Góp ý và phản hồi' }).click()
  const popup = page.getByRole('dialog', { name: 'Góp ý và phản hồi' })
  await popup.getByLabel('Về việc gì').click()
  await page.getByRole('option', { name: 'Trò chơi' }).click()
  await popup.getByLabel('Nội dung').fill('Quá ngắn')
  await popup.getByRole('button', { name: 'Gửi' }).click()
  await expect(popup.getByText('Vui lòng nhập ít nhất 10 ký tự.')).toBeVisible()
  await expect(popup.getByText('8/500')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Góp ý và phản hồi' }).click()
  await expect(popup.getByLabel('Nội dung')).toHaveValue('Quá ngắn')
  await popup.getByLabel('Nội dung').fill('Vòng quay dừng lại giữa ván.')
  await popup.getByRole('button', { name: 'Gửi' }).click()
  await expect(popup.getByText('Cảm ơn bạn!')).toBeVisible()

  const staff = await openConsole(browser, 'owner')
  await staff.goto(`/feedback?query=${player.username}`)
  await staff.getByRole('row', { name: player.username }).click()
  const panel = staff.getByRole('complementary', { name: 'Góp ý' })
  await expect(panel.getByText('Vòng quay dừng lại giữa ván.')).toBeVisible()
  await panel.getByRole('button', { name: 'Đóng góp ý' }).click()
  const question = staff.getByRole('dialog', { name: 'Đóng góp ý này?' })
  await question.getByLabel('Lý do').fill('Đã chuyển cho nhà cung cấp')
  await question.getByRole('button', { name: 'Đóng góp ý' }).click()
  await expect(panel.getByText('Đã đóng', { exact: true })).toBeVisible()
  await staff.context().close()
})
