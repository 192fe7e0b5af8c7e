import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'
import { newPlayer, password, paymentPassword } from './support/new-player.ts'
import { typeSixDigits } from './support/six-digits.ts'

const login = (page: Page) => page.getByRole('dialog', { name: text('portal:session.login') })
const step = (page: Page) => page.getByRole('dialog', { name: text('pages:session.showPasswordTitle') })

async function submit(page: Page): Promise<void> {
  await login(page)
    .getByRole('button', { name: text('portal:session.login'), exact: true })
    .click()
  await expect(login(page)).toBeHidden()
}

/** Comes back later in the same browser, which knows the member without the password. */
async function enterAgain(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await expect(login(page).getByLabel(textStart('portal:session.password'))).toHaveAttribute('placeholder', '••••••••')
  await submit(page)
}

test('[A-26] a remembered log-in asks for the password before withdrawals and access changes, and keeps typed text', async ({
  page,
}) => {
  const player = await newPlayer({ deposit: '500000.00', withPayoutAccount: true })
  await page.goto('/login')
  await login(page).getByLabel(textStart('portal:session.username')).fill(player.username)
  await login(page).getByLabel(textStart('portal:session.password')).fill(password)
  await login(page)
    .getByRole('checkbox', { name: textPart('pages:session.remember') })
    .check()
  await submit(page)
  await enterAgain(page)

  await page.goto('/member/withdraw')
  await page.getByLabel(textStart('pages:payout.amount')).fill('150000')
  await page.getByRole('button', { name: textStart('pages:payout.next') }).click()
  await typeSixDigits(page, page.getByLabel(textStart('pages:payout.paymentPassword')), paymentPassword)
  await page.getByRole('button', { name: textStart('pages:payout.submitAmount') }).click()
  await expect(step(page).getByLabel(textStart('portal:session.password'))).toBeFocused()
  expect(await accessibilityFaults(page)).toEqual([])
  await step(page).getByLabel(textStart('portal:session.password')).fill('not-the-password')
  await step(page)
    .getByRole('button', { name: text('pages:session.showPasswordAction') })
    .click()
  await expect(step(page).getByText(text('errors:validation.passwordWrong'))).toBeVisible()
  expect((await player.api.withdrawals.list({})).list).toHaveLength(0)
  await step(page).getByLabel(textStart('portal:session.password')).fill(password)
  await step(page).getByLabel(textStart('portal:session.password')).press('Enter')
  await expect(step(page)).toBeHidden()
  await expect.poll(async () => (await player.api.withdrawals.list({})).list.length).toBe(1)

  await enterAgain(page)
  await page.goto('/member/securityCenter')
  await page.getByRole('button', { name: text('pages:security.changePassword'), exact: true }).click()
  const change = page.getByRole('dialog', { name: text('pages:security.changePassword') })
  const newPassword = 'Den-long-sang-9'
  await change.getByLabel(text('pages:security.oldPassword')).fill(password)
  await change.getByLabel(text('pages:security.newPassword'), { exact: true }).fill(newPassword)
  await change.getByLabel(text('pages:security.confirmPassword')).fill(newPassword)
  await change.getByRole('button', { name: text('pages:security.savePassword') }).click()
  await step(page).getByLabel(textStart('portal:session.password')).fill(password)
  await page.keyboard.press('Escape')
  await expect(step(page)).toBeHidden()
  await expect(change.getByText(text('errors:PASSWORD_REQUIRED'))).toBeVisible()
  await expect(change.getByLabel(text('pages:security.newPassword'), { exact: true })).toHaveValue(newPassword)
  await change.getByRole('button', { name: text('pages:security.savePassword') }).click()
  await step(page).getByLabel(textStart('portal:session.password')).fill(password)
  await step(page)
    .getByRole('button', { name: text('pages:session.showPasswordAction') })
    .click()
  await expect(page.getByText(text('pages:security.outcomes.password-changed'))).toBeVisible()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/login')
  await expect(login(page).getByLabel(textStart('portal:session.password'))).not.toHaveAttribute('placeholder')
})
