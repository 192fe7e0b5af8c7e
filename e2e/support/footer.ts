import { expect, type Locator, type Page } from '@playwright/test'

/** The footer with all its ways in sight: on a phone each column is folded under its heading. */
export async function openFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await expect(footer).toBeVisible()
  const folded = footer.getByRole('button', { expanded: false })
  while ((await folded.count()) > 0) await folded.first().click()
  return footer
}

/** What does something in a column of the footer, without the fold that a phone has. */
export async function footerButtons(page: Page, column: number): Promise<Locator> {
  const footer = await openFooter(page)
  return footer.getByRole('navigation').nth(column).getByRole('listitem').getByRole('button')
}
