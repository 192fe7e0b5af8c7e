import { demoAccounts } from '@fairground/dev-env'
import { text, textPart, textStart } from '@fairground/i18n/texts'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newName } from './support/new-player.ts'
import { openConsole } from './support/sign-in.ts'
import { portalUrl } from './support/world.ts'

const panelOf = (page: Page) => page.getByRole('complementary', { name: text('console:members.panel') })

async function giveReason(page: Page, title: string, label: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel(text('console:reason.label')).fill('khách gọi điện')
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function takePassword(dialog: Locator): Promise<string> {
  await expect(dialog.getByText(text('console:initial.once'))).toBeVisible()
  const password = (await dialog.locator('bdi.font-mono').textContent()) ?? ''
  await dialog.getByRole('button', { name: text('console:initial.done') }).click()
  return password
}

const logIn = async (page: Page, username: string, password: string) => {
  const data = { username, password, type: 'username' }
  return (await page.request.post(`${portalUrl()}/wps/session/login`, { data })).json()
}

test('[R4.3.08] [R9.12] [A-30] staff open an account, find it by name, see its details, add a note and reset its password', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'owner')
  const username = newName()
  const payeeName = `Le Thi ${username.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`
  await page.getByRole('link', { name: text('console:nav.members'), exact: true }).click()
  await page.getByRole('button', { name: text('console:openMember.now') }).click()
  const opening = page.getByRole('dialog', { name: text('console:openMember.title') })
  await opening.getByLabel(textStart('console:members.account')).fill(username)
  await opening.getByLabel(textStart('console:find.by.payeeName')).fill(payeeName)
  await opening.getByRole('button', { name: text('console:openMember.now') }).click()
  const first = await takePassword(opening)
  const entered = await logIn(page, username, first)
  expect(entered.value).toMatchObject({ firstTimeLogin: true, defaultPassword: true })
  await expect(panelOf(page).getByRole('heading', { name: username })).toBeVisible()
  await panelOf(page)
    .getByRole('button', { name: text('console:vendors.close') })
    .click()

  await page.getByRole('button', { name: text('console:find.open') }).click()
  const finding = page.getByRole('dialog', { name: text('console:find.title') })
  await finding.getByRole('radio', { name: text('console:find.by.payeeName') }).check()
  await finding.getByRole('textbox').fill(payeeName.toUpperCase())
  await finding.getByRole('button', { name: text('console:find.now'), exact: true }).click()
  await finding.getByRole('button', { name: new RegExp(username) }).click()
  const panel = panelOf(page)
  await expect(panel.getByText(payeeName)).toHaveCount(0)
  await panel
    .getByRole('button', { name: text('console:revealDetail.action') })
    .first()
    .click()
  await giveReason(page, text('console:revealDetail.title', { account: username }), text('console:revealDetail.action'))
  await expect(panel.getByText(payeeName)).toBeVisible()
  await expect(panel.getByText(textPart('console:reveal.left')).first()).toBeVisible()
  await panel.getByRole('button', { name: text('console:revealDetail.hide') }).click()
  await expect(panel.getByText(payeeName)).toHaveCount(0)

  const note = '<img src=x onerror="alert(1)"><b>Gọi lại</b> vào thứ hai'
  await panel.getByRole('tab', { name: text('console:members.part.notes') }).click()
  await panel.getByLabel(text('console:notes.label')).fill(note)
  await panel.getByRole('button', { name: text('console:notes.add') }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: note })).toContainText('Chủ hội')
  await expect(panel.locator('[src="x"], [onerror]')).toHaveCount(0)

  await panel.getByRole('tab', { name: text('console:members.part.access') }).click()
  await panel.getByRole('button', { name: text('console:operators.act.password') }).click()
  await giveReason(
    page,
    text('console:operators.ask.password', { name: username }),
    text('console:operators.act.password'),
  )
  const second = await takePassword(page.getByRole('dialog', { name: text('console:initial.title') }))
  expect((await logIn(page, username, first)).success).toBe(false)
  expect((await logIn(page, username, second)).value).toMatchObject({ defaultPassword: true })
  await page.context().close()
})

test.describe('read in another part of the world', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('support sees the time of the site, opens accounts and writes notes, and neither sees what is sealed, takes an account over nor decides about money', async ({
    browser,
  }) => {
    const page = await openConsole(browser, 'linh')
    await test.step('the console shows the time of the site', () => readClock(page))
    await test.step('support opens accounts, and sees nothing that is sealed', () => openAccounts(page))
    await test.step('support finds no way to decide about money', () => findNoDecision(page))
    await page.context().close()
  })
})

async function openAccounts(page: Page): Promise<void> {
  await page.goto(`/members?query=${demoAccounts.players[0].username}`)
  await page.getByRole('row').filter({ hasText: demoAccounts.players[0].username }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: text('console:members.person') })).toBeVisible()
  await expect(panel.getByRole('button', { name: text('console:revealDetail.action') })).toHaveCount(0)
  await panel.getByRole('tab', { name: text('console:members.part.access') }).click()
  await expect(panel.getByRole('heading', { name: text('console:members.history') })).toBeVisible()
  await expect(panel.getByRole('button', { name: text('console:operators.act.password') })).toHaveCount(0)
  await expect(page.getByRole('button', { name: text('console:openMember.now') })).toBeVisible()
}

async function readClock(page: Page): Promise<void> {
  const first = page.getByRole('main').locator('time').first()
  // Read at once: the figures renew themselves meanwhile.
  const shown = await first.evaluate((node) => ({
    title: node.getAttribute('title'),
    dateTime: node.getAttribute('datetime') ?? '',
    words: node.textContent,
  }))
  const there = new Intl.DateTimeFormat('vi', { timeZone: 'Asia/Ho_Chi_Minh', timeStyle: 'medium' })
  expect(shown.words).toBe(there.format(new Date(shown.dateTime)))
  expect(shown.title).toContain('GMT+7')
}

async function findNoDecision(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: text('console:nav.members') }).first()).toBeVisible()
  await page.goto('/withdrawals')
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
  await expect(
    page.getByRole('button', {
      name: new RegExp(`^(${text('console:action.approve')}|${text('console:action.reject')})( [AR])?$`),
    }),
  ).toHaveCount(0)
}
