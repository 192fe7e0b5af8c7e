import { demoAccounts, openStaff } from '@fairground/dev-env'
import { text, textStart } from '@fairground/i18n/texts'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { newName } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { consoleUrl } from './support/world.ts'

const chosen = 'Carousel-88-copper'

async function fillLogin(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel(text('console:login.username')).fill(username)
  await page.getByLabel(text('console:login.password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: text('console:login.enter'), exact: true }).click()
}

async function giveReason(page: Page, title: string, label: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel(text('console:reason.label')).fill('theo yêu cầu của người đó')
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('an operator is invited, comes in, gets another role and is kept out, at once each time', async ({ browser }) => {
  const owner = await openConsole(browser, 'owner')
  await owner.getByRole('link', { name: text('console:operators.name') }).click()
  const username = newName()
  const name = `Nhân viên ${username}`
  await owner.getByRole('button', { name: text('console:operators.invite') }).click()
  const dialog = owner.getByRole('dialog', { name: text('console:operators.invite') })
  await dialog.getByLabel(text('console:login.username')).fill(username)
  await dialog.getByLabel(text('console:operators.displayName')).fill(name)
  await dialog.getByRole('combobox').click()
  await owner.getByRole('option', { name: text('console:role.support') }).click()
  await dialog.getByRole('button', { name: text('console:operators.inviteNow'), exact: true }).click()
  await expect(dialog.getByText(text('console:initial.once'))).toBeVisible()
  const password = (await dialog.locator('bdi.font-mono').textContent()) ?? ''
  await dialog.getByRole('button', { name: text('console:initial.done') }).click()

  const theirs = await (await browser.newContext({ baseURL: consoleUrl() })).newPage()
  await theirs.goto('/')
  await fillLogin(theirs, username, password)
  await theirs.getByLabel(text('console:password.old')).fill(password)
  await theirs.getByLabel(text('console:password.new'), { exact: true }).fill(chosen)
  await theirs.getByLabel(text('console:password.repeat')).fill(chosen)
  await theirs.getByRole('button', { name: text('console:password.save') }).click()
  await expect(theirs.getByRole('heading', { name: text('console:nav.overview') })).toBeVisible()
  await expect(theirs.getByRole('link', { name: text('console:operators.name') })).toHaveCount(0)
  await theirs.goto('/operators')
  await expect(theirs.getByText(text('console:page.forbidden'))).toBeVisible()

  await owner.reload()
  await owner.getByRole('row').filter({ hasText: username }).click()
  const panel = owner.getByRole('complementary', { name: text('console:operators.panel') })
  await expect(panel).toContainText(text('console:operators.status.active'))
  await panel.getByRole('button', { name: text('console:operators.act.role') }).click()
  const roleDialog = owner.getByRole('dialog', { name: text('console:operators.ask.role', { name }) })
  await roleDialog.getByRole('combobox').click()
  await owner.getByRole('option', { name: text('console:role.risk') }).click()
  await giveReason(owner, text('console:operators.ask.role', { name }), text('console:operators.act.role'))
  await expect(panel).toContainText(text('console:role.risk'))
  await theirs.goto('/members')
  await expect(theirs).toHaveURL(/\/login/)
  await fillLogin(theirs, username, chosen)
  await expect(theirs.getByRole('link', { name: text('console:nav.audit') })).toBeVisible()

  await panel.getByRole('button', { name: text('console:operators.act.disable') }).click()
  await giveReason(owner, text('console:operators.ask.disable', { name }), text('console:operators.act.disable'))
  await expect(panel).toContainText(text('console:operators.status.disabled'))
  await theirs.goto('/members')
  await expect(theirs).toHaveURL(/\/login/)
  await owner.goto('/audit')
  await expect(owner.getByRole('main').getByText(text('console:audited.staff.disabled')).first()).toBeVisible()
  await theirs.context().close()
  await owner.context().close()
})

/** A new operator with a password of their own; whose sessions nobody else uses. */
async function newOperator(): Promise<string> {
  const [{ username: ownerName, password: ownerPassword }] = demoAccounts.staff
  const username = newName()
  const { api: owner } = await openStaff(consoleUrl(), ownerName, ownerPassword)
  const { password } = await owner.staff.inviteOperator({ username, displayName: username, role: 'support' })
  const { api } = await openStaff(consoleUrl(), username, password)
  await api.staff.changePassword({ oldPassword: password, newPassword: chosen })
  return username
}

async function openAs(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: consoleUrl() })).newPage()
  await page.goto('/')
  await fillLogin(page, username, chosen)
  await expect(page.getByRole('heading', { name: text('console:nav.overview') })).toBeVisible()
  return page
}

test('one’s own sessions are listed, and the others are ended with one press', async ({ browser }) => {
  const username = await newOperator()
  const [first, second] = [await openAs(browser, username), await openAs(browser, username)]
  await second.getByRole('button', { name: textStart('console:account.menu') }).click()
  await second.getByRole('menuitem', { name: text('console:account.sessions') }).click()
  const dialog = second.getByRole('dialog', { name: text('console:account.sessions') })
  await expect(dialog.getByText(text('console:sessions.this'), { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: text('console:sessions.endOthers') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await first.goto('/members')
  await expect(first).toHaveURL(/\/login/)
  await first.context().close()
  await second.context().close()
})
