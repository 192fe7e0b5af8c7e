import type { Locator, Page } from '@playwright/test'

/** Types a code into its boxes as a person would, beginning in the first: the focus walks by itself. */
export async function typeSixDigits(page: Page, firstBox: Locator, code: string): Promise<void> {
  // The boxes may carry the name together as well as the first of them.
  await firstBox.and(page.locator('input')).first().click()
  await page.keyboard.type(code)
}
