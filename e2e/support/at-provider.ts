import type { Page } from '@playwright/test'

/** The provider's page that a click leads to: a small window where there is a mouse, else this very tab. */
export async function atProvider(page: Page, click: () => Promise<void>): Promise<Page> {
  const hasMouse = await page.evaluate(() => matchMedia('(hover: hover) and (pointer: fine)').matches)
  if (hasMouse) {
    const [popup] = await Promise.all([page.waitForEvent('popup'), click()])
    await popup.waitForURL(isProvider)
    return popup
  }
  await click()
  await page.waitForURL(isProvider)
  return page
}

const isProvider = (url: URL): boolean => url.hostname === '127.0.0.1'

/** Signs in there under an id and agrees; the way back to the site begins. */
export async function agreeAs(provider: Page, id: string): Promise<void> {
  await provider.locator('input[name=login]').fill(id)
  await provider.locator('input[name=password]').fill('any')
  await provider.locator('button[type=submit]').click()
  await provider.locator('input[name=prompt][value=consent]').waitFor({ state: 'attached' })
  await provider.locator('button[type=submit]').click()
}

export const refuseAt = (provider: Page): Promise<void> => provider.getByRole('link', { name: /cancel/i }).click()
