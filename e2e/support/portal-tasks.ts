import { expect, type Page } from '@playwright/test'
import { typeSixDigits } from './six-digits.ts'

interface Registration {
  username: string
  password: string
  payeeName: string
}

/** What opens the login popup: a wide screen has its fields in the header, and a way to the popup beside them. */
export const loginOpener = (page: Page, isMobile: boolean) =>
  page.getByRole('banner').getByRole('button', { name: isMobile ? 'Đăng nhập' : 'Cách vào khác' })

/** The form that a visitor fills in, and not the fields of the header. */
export const formOf = (page: Page) => page.locator('main, [role=dialog]')

/** Fills the registration form; nothing is sent yet. */
export async function fillRegistration(page: Page, { username, password, payeeName }: Registration): Promise<void> {
  await formOf(page)
    .getByLabel(/^Tên đăng nhập/)
    .fill(username)
  await formOf(page)
    .getByLabel(/^Mật khẩu/)
    .fill(password)
  await page.getByLabel(/^Nhập lại mật khẩu/).fill(password)
  await page.getByLabel(/^Họ tên chủ tài khoản/).fill(payeeName)
}

/** Sets the six digits that guard every payout. */
export async function setPaymentPassword(page: Page, code: string, loginPassword: string): Promise<void> {
  await typeSixDigits(page, page.getByLabel(/^Mật khẩu thanh toán/), code)
  await page.getByLabel(/^Mật khẩu đăng nhập/).fill(loginPassword)
  await page.getByRole('button', { name: 'Lưu mật khẩu thanh toán' }).click()
}

interface PayoutAccount {
  accountName: string
  accountNo: string
  code: string
}

/** Says where payouts go. */
export async function addPayoutAccount(page: Page, { accountName, accountNo, code }: PayoutAccount): Promise<void> {
  await page.getByLabel(/^Ngân hàng/).click()
  await page.getByRole('option', { name: 'NH Sen' }).click()
  await page.getByLabel(/^Tên chủ tài khoản/).fill(accountName)
  await page.getByLabel(/^Số tài khoản/).fill(accountNo)
  await typeSixDigits(page, page.getByLabel(/^Mật khẩu thanh toán/), code)
  await page.getByRole('button', { name: 'Lưu tài khoản' }).click()
}

/** Asks for a payout and sees that it waits. `amount` in whole units. */
export async function withdraw(page: Page, amount: string, code: string): Promise<void> {
  await page.getByLabel(/^Số tiền rút/).fill(amount)
  await typeSixDigits(page, page.getByLabel(/^Mật khẩu thanh toán/), code)
  await page.getByRole('button', { name: /^Rút / }).click()
  await expect(page.getByRole('article').getByText('Đang duyệt')).toBeVisible()
}

/** Leaves by the way that this screen offers: the account menu, or the page of the last tab on a phone. */
export async function logOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('navigation', { name: 'Thanh điều hướng' }).getByRole('link', { name: 'Tôi' }).click()
    await page.getByRole('button', { name: 'Đăng xuất' }).click()
  } else {
    await page.getByRole('button', { name: /^Tài khoản / }).click()
    await page.getByRole('menuitem', { name: 'Đăng xuất' }).click()
  }
  await page.getByRole('dialog', { name: 'Đăng xuất?' }).getByRole('button', { name: 'Đăng xuất' }).click()
}
