import { demoAccounts } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
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

/** A page of the console with a member of staff signed in, in a browser of their own. */
export async function openConsole(browser: Browser, username: StaffName): Promise<Page> {
  const context = await browser.newContext({
    baseURL: consoleUrl(),
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await enterConsole(page, username)
  await page.goto('/')
  await page.getByRole('heading', { name: text('console:nav.overview') }).waitFor()
  return page
}

/** Signs a member of staff in by the call that the form makes. */
export async function enterConsole(page: Page, username: StaffName): Promise<void> {
  const headers = { origin: consoleUrl(), 'x-console': '1' }
  const data = { username, password: demoAccounts.staff[0].password }
  const answer = await page.request.post(`${consoleUrl()}/staff/session`, { headers, data })
  if (!answer.ok()) throw new Error(`${username} could not log in: ${answer.status()}`)
}

type StaffName = (typeof demoAccounts.staff)[number]['username']
