import { demoAccounts, openStaff } from '@fairground/dev-env'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { newName } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { consoleUrl } from './support/world.ts'

const chosen = 'Carousel-88-copper'

async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Tên đăng nhập').fill(username)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
}

async function giveReason(page: Page, title: string, label: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Lý do').fill('theo yêu cầu của người đó')
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('an operator is invited, comes in, gets another role and is kept out, at once each time', async ({ browser }) => {
  const owner = await openConsole(browser, 'owner')
  await owner.getByRole('link', { name: 'Nhân viên' }).click()
  const username = newName()
  const name = `Nhân viên ${username}`
  await owner.getByRole('button', { name: 'Mời nhân viên' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Mời nhân viên' })
  await dialog.getByLabel('Tên đăng nhập').fill(username)
  await dialog.getByLabel('Tên hiển thị').fill(name)
  await dialog.getByRole('combobox').click()
  await owner.getByRole('option', { name: 'Hỗ trợ' }).click()
  await dialog.getByRole('button', { name: 'Mời', exact: true }).click()
  await expect(dialog.getByText('Chỉ hiện một lần')).toBeVisible()
  const password = (await dialog.locator('bdi.font-mono').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Đã ghi lại' }).click()

  const theirs = await (await browser.newContext({ baseURL: consoleUrl() })).newPage()
  await theirs.goto('/')
  await fillLogin(theirs, username, password)
  await theirs.getByLabel('Mật khẩu hiện tại').fill(password)
  await theirs.getByLabel('Mật khẩu mới', { exact: true }).fill(chosen)
  await theirs.getByLabel('Nhập lại mật khẩu mới').fill(chosen)
  await theirs.getByRole('button', { name: 'Lưu mật khẩu' }).click()
  await expect(theirs.getByRole('heading', { name: 'Tổng quan' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Nhân viên' })).toHaveCount(0)
  await theirs.goto('/operators')
  await expect(theirs.getByText('Bạn không có quyền xem trang này')).toBeVisible()

  await owner.reload()
  await owner.getByRole('row').filter({ hasText: username }).click()
  const panel = owner.getByRole('complementary', { name: 'Hồ sơ nhân viên' })
  await expect(panel).toContainText('Hoạt động')
  await panel.getByRole('button', { name: 'Đổi vai trò' }).click()
  const roleDialog = owner.getByRole('dialog', { name: `Đổi vai trò của ${name}?` })
  await roleDialog.getByRole('combobox').click()
  await owner.getByRole('option', { name: 'Rủi ro' }).click()
  await giveReason(owner, `Đổi vai trò của ${name}?`, 'Đổi vai trò')
  await expect(panel).toContainText('Rủi ro')
  await theirs.goto('/members')
  await expect(theirs).toHaveURL(/\/login/)
  await fillLogin(theirs, username, chosen)
  await expect(theirs.getByRole('link', { name: 'Nhật ký thao tác' })).toBeVisible()

  await panel.getByRole('button', { name: 'Khoá tài khoản' }).click()
  await giveReason(owner, `Khoá tài khoản của ${name}?`, 'Khoá tài khoản')
  await expect(panel).toContainText('Đã khoá')
  await theirs.goto('/members')
  await expect(theirs).toHaveURL(/\/login/)
  await owner.goto('/audit')
  await expect(owner.getByRole('main').getByText('Khoá tài khoản nhân viên').first()).toBeVisible()
  await theirs.context().close()
  await owner.context().close()
})

/** A new operator with a password of their own; whose sessions nobody else uses. */
async function newOperator(): Promise<string> {
  const [{ username: ownerName, password: ownerPassword }] = demoAccounts.staff
  const username = newName()
  const { api: owner } = await openStaff(consoleUrl(), ownerName, ownerPassword)
  const { password } = await owner.staff.inviteOperator({ username, displayName: username, role: 'support' })
  const { api } = await openStaff(consoleUrl(), username, password)
  await api.staff.changePassword({ oldPassword: password, newPassword: chosen })
  return username
}

async function openAs(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: consoleUrl() })).newPage()
  await page.goto('/')
  await fillLogin(page, username, chosen)
  await expect(page.getByRole('heading', { name: 'Tổng quan' })).toBeVisible()
  return page
}

test('one’s own sessions are listed, and the others are ended with one press', async ({ browser }) => {
  const username = await newOperator()
  const [first, second] = [await openAs(browser, username), await openAs(browser, username)]
  await second.getByRole('button', { name: /^Tài khoản của bạn/ }).click()
  await second.getByRole('menuitem', { name: 'Phiên đăng nhập của tôi' }).click()
  const dialog = second.getByRole('dialog', { name: 'Phiên đăng nhập của tôi' })
  await expect(dialog.getByText('Phiên này', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Đăng xuất các phiên khác' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await first.goto('/members')
  await expect(first).toHaveURL(/\/login/)
  await first.context().close()
  await second.context().close()
})
