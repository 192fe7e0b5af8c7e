import type { Locator, Page } from '@playwright/test'

/** Types a code into the boxes under a label, as a person would: the focus walks by itself. */
export async function typeSixDigits(page: Page, box: Locator, code: string): Promise<void> {
  await box.locator('input').first().click()
  await page.keyboard.type(code)
}
