import { text } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { makeAgent } from './support/database.ts'
import { newName, newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

/** Groups of accounts nobody named one for, and two below it: what a new agent leaves to those directly below. */
const own = 1_940
const most = 1_938

type Line = Awaited<ReturnType<typeof agentAndChild>>

async function agentAndChild() {
  const agent = await newPlayer()
  const { referralCode = '' } = await agent.api.members.info({})
  await makeAgent(agent.username, 1)
  return { agent, child: await newPlayer({ referralCode }) }
}

test('[R2.7.08] [R2.7.03] an agent reads the own group and the statement of points and gives a group to an account, a link and a child; the console shows the line, and other groups of the house wait there for a second person', async ({
  page,
  browser,
}) => {
  const line = await agentAndChild()
  await enterPortal(page, line.agent.token())
  await test.step('an agent gives a group to an account and a link', () => giveGroups(page))
  const staff = await openConsole(browser, 'owner')
  await test.step('the group of a child is changed by its agent and in the console', () =>
    changeGroup(page, staff, line))
  await test.step('other groups of the house are taken back by who asked', () => askForGroups(staff))
  await staff.context().close()
})

const fillGroup = (box: ReturnType<Page['getByRole']>, group: string) =>
  box.getByLabel(text('agents:points.field')).fill(group)

async function giveGroups(page: Page): Promise<void> {
  await page.goto('/agentHome/incomeReport')
  await page.getByRole('tab', { name: text('agents:points.title') }).click()
  await expect(page).toHaveURL(/tab=points/)
  const about = page.getByRole('region', { name: text('agents:points.group') })
  await expect(about.getByText(String(own), { exact: true })).toBeVisible()
  await expect(about.getByText(String(most), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(text('agents:points.none'))).toBeVisible()

  await page.goto('/agentHome/registerCenter')
  const form = page.getByRole('region', { name: text('agents:openAccount'), exact: true })
  const account = newName()
  await form.getByRole('textbox', { name: text('agents:account') }).fill(account)
  await fillGroup(form, String(most + 1))
  await expect(form.getByText(text('errors:validation.tooBig', { max: most }))).toBeVisible()
  await expect(form.getByRole('button', { name: text('agents:openNow') })).toBeDisabled()
  await fillGroup(form, '1930')
  await expect(form.getByRole('definition')).toHaveText(['1930', '100,5%', String(own)])
  await form.getByRole('button', { name: text('agents:openNow') }).click()
  const opened = page.getByRole('dialog', { name: text('agents:opened') })
  await expect(opened.getByText('1930', { exact: true })).toBeVisible()
  await opened.getByRole('button', { name: text('agents:handedOver') }).click()

  await page.getByRole('button', { name: text('agents:addLink') }).click()
  const link = page.getByRole('dialog', { name: text('agents:addLink') })
  await fillGroup(link, '1920')
  await link.getByRole('button', { name: text('agents:makeLink') }).click()
  await expect(page.getByRole('cell', { name: '1920', exact: true })).toBeVisible()
}

async function changeGroup(page: Page, staff: Page, { agent, child }: Line): Promise<void> {
  await page.goto(`/agentHome/downlineAccountDetails?account=${child.username}`)
  const change = page.getByRole('button', { name: text('agents:points.change') })
  await change.click()
  const dialog = page.getByRole('dialog', { name: text('agents:points.changeOf', { account: child.username }) })
  await fillGroup(dialog, '1900')
  await dialog.getByRole('button', { name: text('agents:points.change') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: child.username }).getByText('1900', { exact: true })).toBeVisible()

  await staff.goto(`/members?query=${child.username}`)
  await staff.getByRole('row', { name: child.username }).click()
  const group = staff.getByRole('region', { name: text('console:members.group') })
  await expect(group.getByText(agent.username)).toBeVisible()
  await group.getByRole('button', { name: text('console:members.groupChange') }).click()
  const reason = staff.getByRole('dialog', { name: text('console:members.groupOf', { account: child.username }) })
  await reason.getByLabel(text('console:members.group')).fill('1910')
  await reason.getByLabel(text('console:reason.label')).fill('Đại lý và thành viên đã đồng ý')
  await reason.getByRole('button', { name: text('console:members.groupChange') }).click()
  await expect(reason).toBeHidden()
  await expect(group.getByText('1900 → 1910')).toBeVisible()
}

async function askForGroups(staff: Page): Promise<void> {
  await staff.goto('/contracts?tab=groups')
  await staff.getByLabel(text('console:wishes.facts.groups.houseMax')).fill('1977')
  await expect(staff.getByText(text('errors:validation.tooBig', { max: 1_976 }))).toBeVisible()
  await staff.getByLabel(text('console:wishes.facts.groups.houseMax')).fill('1970')
  await staff.getByRole('button', { name: text('console:contracts.groupsAsk') }).click()
  const dialog = staff.getByRole('dialog', { name: text('console:contracts.groupsChange') })
  await dialog.getByLabel(text('console:reason.label')).fill('Biên của quý sau')
  await dialog.getByRole('button', { name: text('console:contracts.groupsAsk') }).click()
  const wish = staff.getByRole('region', { name: text('console:contracts.groupsWait') })
  await expect(wish.getByText(/1960 → 1970/)).toBeVisible()
  await wish.getByRole('button', { name: text('console:adjust.withdraw') }).click()
  await expect(wish).toBeHidden()
}
