import { demoAccounts } from '@fairground/dev-env'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newName } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Hồ sơ người chơi' })

async function giveReason(page: Page, title: string, label: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Lý do').fill('khách gọi điện')
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function takePassword(dialog: Locator): Promise<string> {
  await expect(dialog.getByText('Chỉ hiện một lần')).toBeVisible()
  const password = (await dialog.locator('bdi.font-mono').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Đã ghi lại' }).click()
  return password
}

const logIn = async (page: Page, username: string, password: string) => {
  const data = { username, password, type: 'username' }
  return (await page.request.post(`${portalUrl()}/wps/session/login`, { data })).json()
}

test('[R4.3.08] [R9.12] [A-30] staff open an account, find it by its name, see it in full, note it and reset its password', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'owner')
  const username = newName()
  const payeeName = `Le Thi ${username.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
  await page.getByRole('link', { name: 'Người chơi', exact: true }).click()
  await page.getByRole('button', { name: 'Mở tài khoản' }).click()
  const opening = page.getByRole('dialog', { name: 'Mở tài khoản cho người chơi' })
  await opening.getByLabel(/^Tài khoản/).fill(username)
  await opening.getByLabel(/^Họ tên/).fill(payeeName)
  await opening.getByRole('button', { name: 'Mở tài khoản' }).click()
  const first = await takePassword(opening)
  const entered = await logIn(page, username, first)
  expect(entered.value).toMatchObject({ firstTimeLogin: true, defaultPassword: true })
  await expect(panelOf(page).getByRole('heading', { name: username })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Đóng' }).click()

  await page.getByRole('button', { name: 'Tra cứu' }).click()
  const finding = page.getByRole('dialog', { name: 'Tìm người chơi' })
  await finding.getByRole('radio', { name: 'Họ tên' }).check()
  await finding.getByRole('textbox').fill(payeeName.toUpperCase())
  await finding.getByRole('button', { name: 'Tìm', exact: true }).click()
  await finding.getByRole('button', { name: new RegExp(username) }).click()
  const panel = panelOf(page)
  await expect(panel.getByText(payeeName)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Xem đầy đủ' }).first().click()
  await giveReason(page, `Xem thông tin này của ${username}?`, 'Xem đầy đủ')
  await expect(panel.getByText(payeeName)).toBeVisible()
  await expect(panel.getByText(/tự ẩn sau|giây/).first()).toBeVisible()
  await panel.getByRole('button', { name: 'Ẩn đi' }).click()
  await expect(panel.getByText(payeeName)).toHaveCount(0)

  const note = '<img src=x onerror="alert(1)"><b>Gọi lại</b> vào thứ hai'
  await panel.getByRole('tab', { name: 'Ghi chú' }).click()
  await panel.getByLabel('Ghi chú mới').fill(note)
  await panel.getByRole('button', { name: 'Lưu ghi chú' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: note })).toContainText('Chủ hội')
  await expect(panel.locator('[src="x"], [onerror]')).toHaveCount(0)

  await panel.getByRole('tab', { name: 'Đăng nhập' }).click()
  await panel.getByRole('button', { name: 'Đặt lại mật khẩu' }).click()
  await giveReason(page, `Đặt lại mật khẩu của ${username}?`, 'Đặt lại mật khẩu')
  const second = await takePassword(page.getByRole('dialog', { name: 'Mật khẩu ban đầu' }))
  expect((await logIn(page, username, first)).success).toBe(false)
  expect((await logIn(page, username, second)).value).toMatchObject({ defaultPassword: true })
  await page.context().close()
})

test('support opens accounts and writes notes, and neither sees what is sealed nor takes an account over', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'linh')
  await page.goto(`/members?query=${demoAccounts.players[0].username}`)
  await page.getByRole('row').filter({ hasText: demoAccounts.players[0].username }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'Thông tin cá nhân' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Xem đầy đủ' })).toHaveCount(0)
  await panel.getByRole('tab', { name: 'Đăng nhập' }).click()
  await expect(panel.getByRole('heading', { name: 'Lịch sử đăng nhập' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Đặt lại mật khẩu' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mở tài khoản' })).toBeVisible()
  await page.context().close()
})
