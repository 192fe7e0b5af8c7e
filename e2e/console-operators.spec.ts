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

test('an operator is invited, comes in, gets another role, ends the own other sessions with one press and is kept out, at once each time', async ({
  browser,
}) => {
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

  const newest = await openAs(browser, username)
  await endOthers(newest)
  await theirs.goto('/members')
  await expect(theirs).toHaveURL(/\/login/)
  await theirs.context().close()

  await panel.getByRole('button', { name: text('console:operators.act.disable') }).click()
  await giveReason(owner, text('console:operators.ask.disable', { name }), text('console:operators.act.disable'))
  await expect(panel).toContainText(text('console:operators.status.disabled'))
  await newest.goto('/members')
  await expect(newest).toHaveURL(/\/login/)
  await owner.goto('/audit')
  await expect(owner.getByRole('main').getByText(text('console:audited.staff.disabled')).first()).toBeVisible()
  await newest.context().close()
  await owner.context().close()
})

async function openAs(browser: Browser, username: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: consoleUrl() })).newPage()
  await page.goto('/')
  await fillLogin(page, username, chosen)
  await expect(page.getByRole('heading', { name: text('console:nav.overview') })).toBeVisible()
  return page
}

/** Lists the own sessions, and ends those at other places. */
async function endOthers(page: Page): Promise<void> {
  await page.getByRole('button', { name: textStart('console:account.menu') }).click()
  await page.getByRole('menuitem', { name: text('console:account.sessions') }).click()
  const dialog = page.getByRole('dialog', { name: text('console:account.sessions') })
  await expect(dialog.getByText(text('console:sessions.this'), { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: text('console:sessions.endOthers') }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
}
