import { text } from '@fairground/i18n/texts'
import type { Page } from '@playwright/test'
import { password } from './new-player.ts'

export const tokenOf = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('token'))

/** Opens the login popup in a tab that is signed in no more. */
export async function openLogin(page: Page) {
  await page.goto('/')
  await page.evaluate(() => sessionStorage.removeItem('token'))
  await page.goto('/login')
  return page.getByRole('dialog', { name: text('portal:session.login') })
}

/** Name and password in a tab that is signed in no more. */
export async function logInAnew(page: Page, username: string): Promise<void> {
  const dialog = await openLogin(page)
  await dialog.getByLabel(text('portal:session.username'), { exact: true }).fill(username)
  await dialog.getByLabel(text('portal:session.password'), { exact: true }).fill(password)
  await dialog.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
}
