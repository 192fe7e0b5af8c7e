import { demoAccounts } from '@fairground/dev-env'
import type { Browser, Page } from '@playwright/test'
import { consoleUrl } from './world.ts'

/** Makes the page's tab a signed-in one, from its next load on; what the page does to its session later stays. */
export async function enterPortal(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window.top !== window || sessionStorage.getItem('entered')) return
    sessionStorage.setItem('entered', 'yes')
    sessionStorage.setItem('token', value)
  }, token)
}

/** Logs a member of staff in by the form, in a browser of their own. */
export async function openConsole(browser: Browser, username: StaffName): Promise<Page> {
  const context = await browser.newContext({
    baseURL: consoleUrl(),
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByLabel('Tên đăng nhập').fill(username)
  await page.getByLabel('Mật khẩu', { exact: true }).fill(demoAccounts.staff[0].password)
  await page.getByRole('button', { name: 'Đăng nhập' }).click()
  await page.getByRole('heading', { name: 'Tổng quan' }).waitFor()
  return page
}

type StaffName = (typeof demoAccounts.staff)[number]['username']
