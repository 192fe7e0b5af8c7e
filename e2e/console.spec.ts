import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { newPlayer, password, type TestPlayer } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { consoleUrl } from './support/world.ts'

test('[R6.13] a player cannot enter the console; its queue tells its keys, its list of screens shows where one is, and a member whom it suspends leaves at once, and comes back in after being restored', async ({
  page,
  browser,
}) => {
  const player = await newPlayer({ deposit: '50000.00' })
  await test.step('a player cannot enter, and a wrong password is reported plainly', () =>
    refusePlayer(page, player.username))
  const staff = await openConsole(browser, 'owner')
  await test.step('the queue tells its keys; what is not there has a page of its own', () => readKeys(staff))
  await test.step('a screen far down the list has its entry in sight', () => seeEntry(staff))
  await staff.setViewportSize({ width: 1440, height: 900 })
  await test.step('a suspended member leaves, and comes back in when restored', () => suspend(staff, page, player))
  await staff.context().close()
})

async function refusePlayer(page: Page, username: string): Promise<void> {
  await page.goto(`${consoleUrl()}/withdrawals`)
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel(text('console:login.username')).fill(username)
  await page.getByLabel(text('console:login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('console:login.enter'), exact: true }).click()
  await expect(page.getByRole('main').getByText(/Sai /)).toBeVisible()
  await expect(page.getByLabel(text('console:login.username'))).toHaveValue(username)
}

async function readKeys(staff: Page): Promise<void> {
  await staff.goto('/withdrawals')
  await expect(staff.getByRole('table', { name: text('console:nav.withdrawals') })).toBeVisible()
  await staff.keyboard.press('?')
  await expect(staff.getByRole('dialog', { name: text('console:keys.title') })).toContainText(text('console:keys.move'))
  await staff.keyboard.press('Escape')
  await expect(staff.getByRole('dialog')).toHaveCount(0)
  await staff.goto('/khong-co')
  await expect(staff.getByRole('heading', { name: text('console:page.notFound') })).toBeVisible()
}

async function seeEntry(staff: Page): Promise<void> {
  await staff.setViewportSize({ width: 1440, height: 600 })
  await staff.goto('/games?tab=brands')
  await expect(staff.getByRole('table', { name: text('console:nav.vendors') })).toBeVisible()
  const entry = staff.getByRole('navigation').locator('[aria-current=page]')
  await expect(entry).toHaveText(text('console:nav.games'))
  await expect(entry).toBeInViewport()
}

async function suspend(staff: Page, page: Page, player: TestPlayer): Promise<void> {
  await staff.goto(`/members?query=${player.username}`)
  await staff.getByRole('table').getByText(player.username).first().click()
  const panel = staff.getByRole('complementary', { name: text('console:members.panel') })
  await panel.getByRole('button', { name: text('console:suspend.action') }).click()
  const ask = staff.getByRole('dialog', { name: text('console:suspend.title', { account: player.username }) })
  await ask.getByRole('textbox').fill('Kiểm tra danh tính lần nữa.')
  await ask.getByRole('button', { name: text('console:suspend.action') }).click()
  await expect(staff.getByText(text('console:suspend.done', { account: player.username }))).toBeVisible()
  await page.goto('/login')
  const dialog = page.getByRole('dialog', { name: text('console:login.enter') })
  const logIn = async () => {
    await dialog.getByLabel(textStart('console:login.username')).fill(player.username)
    await dialog.getByLabel(textStart('console:login.password')).fill(password)
    await dialog.getByRole('button', { name: text('console:login.enter'), exact: true }).click()
  }
  await logIn()
  await expect(dialog.getByRole('status').or(dialog.getByRole('alert')).filter({ hasText: /\S/ }).first()).toBeVisible()
  await panel.getByRole('button', { name: text('console:restore.action') }).click()
  const askBack = staff.getByRole('dialog', { name: text('console:restore.title', { account: player.username }) })
  await askBack.getByRole('textbox').fill('Đã kiểm tra xong.')
  await askBack.getByRole('button', { name: text('console:restore.action') }).click()
  await expect(staff.getByText(text('console:restore.done', { account: player.username }))).toBeVisible()
  await expect(async () => {
    await logIn()
    await expect(dialog).toBeHidden()
  }).toPass()
}
