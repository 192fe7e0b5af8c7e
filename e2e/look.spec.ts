import { demoAccounts, openPlayer } from '@fairground/dev-env'
import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { enterPortal } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

/** What the page is drawn on. */
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const paper = 'rgb(246, 238, 224)'

test('[R4.15.06] the chosen theme survives a reload and covers every page, popup, member and agent page', async ({
  page,
}) => {
  const [agent] = demoAccounts.agents
  const { username, password } = agent
  const { token } = await openPlayer(portalUrl(), username).api.session.login({ username, password })
  await enterPortal(page, token)
  await page.goto('/responsible')
  await page.getByRole('button', { name: text('ui:lightTheme') }).click()
  await page.reload()
  expect(await ground(page)).toBe(paper)
  const paths = ['/', '/rng', '/promotions', '/member/transferFund', '/member/securityCenter', '/agentHome/overview']
  for (const path of [...paths, '/help']) {
    await page.goto(path)
    await expect(page.getByRole(path === '/help' ? 'dialog' : 'main').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await ground(page), path).toBe(paper)
  }
  const popup = page.getByRole('dialog')
  await expect
    .poll(() => popup.evaluate((node) => getComputedStyle(node).getPropertyValue('--f-overlay')))
    .toBe('#fffbf4')
})

test('who asks the system for more contrast has it unasked; high contrast and less movement can be chosen, and are there from the first paint of the next visit', async ({
  page,
}) => {
  await test.step('who asks the system has it unasked', () => askSystem(page))
  await page.emulateMedia({ contrast: null })
  await test.step('what was chosen is there from the first paint of the next visit', () => chooseContrast(page))
})

async function chooseContrast(page: Page): Promise<void> {
  await page.goto('/me')
  for (const name of [text('pages:look.contrast'), text('pages:look.motion')])
    await page.getByRole('switch', { name }).check()
  await expect.poll(() => ground(page)).toBe('rgb(7, 4, 18)')
  await page.goto('/responsible')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'calm')
  expect(await ground(page)).toBe('rgb(7, 4, 18)')
}

async function askSystem(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/responsible')
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more')
  expect(await ground(page)).toBe('rgb(7, 4, 18)')
}
