import { text, textPart } from '@fairground/i18n/texts'
import { expect, type Locator, type Page } from '@playwright/test'

/** Finds one withdrawal in the console's queue with the keyboard alone, and opens it. */
export async function openWithdrawal(staff: Page, account: string): Promise<Locator> {
  await staff
    .getByRole('link', { name: textPart('console:nav.withdrawals') })
    .first()
    .click()
  const queue = staff.getByRole('table', { name: text('console:nav.withdrawals') })
  await expect(queue).toBeVisible()
  await staff.keyboard.press('/')
  await staff.keyboard.type(account)
  await expect(queue.getByRole('row')).toHaveCount(2)
  for (const key of ['Escape', 'j', 'Enter']) await staff.keyboard.press(key)
  const panel = staff.getByRole('complementary', { name: text('console:withdrawals.panel') })
  await expect(panel.getByRole('button', { name: text('console:action.approve') })).toBeVisible()
  return panel
}
