import { demoAccounts, openStaff } from '@fairground/dev-env'
import { text, textPart } from '@fairground/i18n/texts'
import { type Browser, expect, type FrameLocator, type Page, test } from '@playwright/test'
import { passMonthOfHands } from './support/database.ts'
import { newName } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { consoleUrl } from './support/world.ts'

test.describe.configure({ timeout: 240_000 })

const chosen = 'Xuong-ca-42-den'
/** No other journey plays it. */
const [gameId, lottery] = ['xsmb', 'Xổ số Miền Bắc']
const cap = '2000000'

test('[O11] two people set a limit of a number, and accounts in one hand are one person', async ({ browser }) => {
  const first = await openConsole(browser, 'owner')
  const asker = await openDesk(first)
  await askLimit(asker)
  const invited = await inviteSupervisor()
  const second = await openAs(browser, invited)
  // The owner knew the first password: until a month has passed the two accounts are one person.
  const early = await openDesk(second)
  await tab(early, 'wishes')
  await expect(early.locator('[data-wish="limit"]')).toBeVisible()
  await expect(early.getByRole('button', { name: text('staff-desk:wishes.agree') })).toHaveCount(0)
  await passMonthOfHands(invited)
  const desk = await openDesk(second)
  await tab(desk, 'wishes')
  await desk.getByRole('button', { name: text('staff-desk:wishes.agree') }).click()
  await expect(desk.locator('[data-wish="limit"]')).toHaveCount(0)
  await tab(desk, 'limits')
  await expect(desk.locator('[data-limit="number"]').first()).toContainText('27')

  for (const staff of [first, second]) await staff.context().close()
})

/** A supervisor of the lottery with a password of their own. */
async function inviteSupervisor(): Promise<string> {
  const [{ username: ownerName, password: ownerPassword }] = demoAccounts.staff
  const username = newName()
  const owner = await openStaff(consoleUrl(), ownerName, ownerPassword)
  const { password } = await owner.api.staff.inviteOperator({ username, displayName: username, role: 'risk' })
  const { api } = await openStaff(consoleUrl(), username, password)
  await api.staff.changePassword({ oldPassword: password, newPassword: chosen })
  return username
}

async function openAs(browser: Browser, username: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: consoleUrl(), viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const headers = { origin: consoleUrl(), 'x-console': '1' }
  const data = { username, password: chosen }
  expect((await page.request.post(`${consoleUrl()}/staff/session`, { headers, data })).ok()).toBe(true)
  return page
}

async function openDesk(page: Page): Promise<FrameLocator> {
  await page.goto('/games?tab=lottery')
  await page.getByRole('button', { name: text('lobby:lottery.desk') }).click()
  const desk = page.frameLocator('main iframe')
  await desk.getByRole('combobox', { name: text('lottery-desk:lottery') }).click()
  await desk.getByRole('option', { name: new RegExp(`^${lottery}( •)?$`) }).click()
  await expect(desk.locator(`[data-lottery="${gameId}"]`)).toBeVisible()
  return desk
}

const tab = (desk: FrameLocator, id: 'limits' | 'wishes' | 'numbers') =>
  desk.getByRole('tab', { name: textPart(`lottery-desk:tab.${id}`) }).click()

async function askLimit(desk: FrameLocator): Promise<void> {
  await tab(desk, 'limits')
  const form = desk.getByRole('form', { name: text('lottery-desk:limits.change') })
  await form.getByLabel(text('lottery-desk:limits.oneNumber')).fill('27')
  await form.getByLabel(text('lottery-desk:limits.amount')).fill(cap)
  await form.getByLabel(text('staff-desk:reason')).fill('Giới hạn thử của ngày lễ')
  await form.getByRole('button', { name: text('staff-desk:ask') }).click()
  await expect(desk.getByText(text('staff-desk:result.asked'))).toBeVisible()
}
