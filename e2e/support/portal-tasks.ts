import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page } from '@playwright/test'
import { typeSixDigits } from './six-digits.ts'

interface Registration {
  username: string
  password: string
  payeeName: string
}

/** What opens the login popup: a wide screen has its fields in the header, and a way to the popup beside them. */
export const loginOpener = (page: Page, isMobile: boolean) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: isMobile ? text('portal:session.login') : text('portal:session.otherWays') })

/** The form that a visitor fills in, and not the fields of the header. */
export const formOf = (page: Page) => page.locator('main, [role=dialog]')

/** Fills the registration form; nothing is sent yet. */
export async function fillRegistration(page: Page, { username, password, payeeName }: Registration): Promise<void> {
  await formOf(page).getByLabel(textStart('portal:session.username')).fill(username)
  await formOf(page).getByLabel(textStart('portal:session.password')).fill(password)
  await page.getByLabel(textStart('registration:confirm')).fill(password)
  await page.getByLabel(textStart('pages:second.label.bankName')).fill(payeeName)
}

/** Sets the six digits that guard every payout. */
export async function setPaymentPassword(page: Page, code: string, loginPassword: string): Promise<void> {
  await typeSixDigits(page, page.getByLabel(textStart('pages:payout.paymentPassword')), code)
  await page.getByLabel(textStart('pages:payout.loginPassword')).fill(loginPassword)
  await page.getByRole('button', { name: text('pages:payout.savePassword') }).click()
}

interface PayoutAccount {
  accountName: string
  accountNo: string
  code: string
}

/** Says where payouts go. */
export async function addPayoutAccount(page: Page, { accountName, accountNo, code }: PayoutAccount): Promise<void> {
  await page.getByLabel(textStart('pages:payout.bank')).click()
  await page.getByRole('option', { name: 'NH Sen' }).click()
  await page.getByLabel(textStart('pages:payout.accountName')).fill(accountName)
  await page.getByLabel(textStart('pages:payout.accountNo')).fill(accountNo)
  await typeSixDigits(page, page.getByLabel(textStart('pages:payout.paymentPassword')), code)
  await page.getByRole('button', { name: text('pages:payout.saveAccount') }).click()
}

/** Asks for a payout and sees that it waits. `amount` in whole units. */
export async function withdraw(page: Page, amount: string, code: string): Promise<void> {
  await page.getByLabel(textStart('pages:payout.amount')).fill(amount)
  await page.getByRole('button', { name: textStart('pages:payout.next') }).click()
  await typeSixDigits(page, page.getByLabel(textStart('pages:payout.paymentPassword')), code)
  await page.getByRole('button', { name: textStart('pages:payout.submitAmount') }).click()
  await expect(page.getByRole('article').getByText(text('pages:payout.status.submitted'))).toBeVisible()
}

/** Leaves by the way that this screen offers: the account menu, or the page of the last tab on a phone. */
export async function logOut(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page
      .getByRole('navigation', { name: text('portal:nav.tabs') })
      .getByRole('link', { name: text('portal:nav.me') })
      .click()
    await page.getByRole('button', { name: text('pages:session.logout') }).click()
  } else {
    await page.getByRole('button', { name: textStart('pages:account.menu') }).click()
    await page.getByRole('menuitem', { name: text('pages:session.logout') }).click()
  }
  await page
    .getByRole('dialog', { name: text('pages:session.logoutTitle') })
    .getByRole('button', { name: text('pages:session.logout') })
    .click()
}
