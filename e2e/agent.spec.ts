import { openPlayer } from '@fairground/dev-env'
import { text, textStart } from '@fairground/i18n/texts'
import { expect, type Page, test } from '@playwright/test'
import { makeAgent } from './support/database.ts'
import { newName, newPlayer, password, type TestPlayer } from './support/new-player.ts'
import { portalUrl } from './support/world.ts'

async function enter(page: Page, username: string): Promise<void> {
  await page.goto('/agent')
  const form = page.getByRole('main')
  await form.getByLabel(text('portal:session.username'), { exact: true }).fill(username)
  await form.getByLabel(text('portal:session.password'), { exact: true }).fill(password)
  await form.getByRole('button', { name: text('portal:session.login'), exact: true }).click()
}

const kinds = [
  [1, text('pages:agent.type.1')],
  [2, text('pages:agent.type.2')],
  [41, text('pages:agent.type.1')],
  [42, text('pages:agent.type.2')],
] as const

/** What stands at the end of the header, of all that may stand there. */
async function partsOf(page: Page): Promise<string[]> {
  const header = page.getByRole('banner')
  const parts = {
    login: header.getByRole('form', { name: text('portal:session.login') }),
    register: header.getByRole('link', { name: text('portal:session.register') }),
    account: header.getByRole('button', { name: textStart('pages:account.menu') }),
    deposit: header.getByRole('link', { name: text('pages:account.deposit') }),
    withdraw: header.getByRole('link', { name: text('pages:member.withdraw') }),
    agent: header.getByRole('link', { name: text('pages:agent.home') }),
  }
  const there = await Promise.all(Object.values(parts).map((part) => part.isVisible()))
  return Object.keys(parts).filter((_, i) => there[i])
}

test('[R3.153] [R4.3.12] [R2.5.23] a member at the agent log-in is refused without a token, and an agent of each type is led to the agent centre', async ({
  page,
}) => {
  const { username } = await newPlayer()
  await test.step('a member is refused, and there is no “remember me”', () => refuseMember(page, username))
  for (const [type, name] of kinds)
    await test.step(`an agent of type ${type} is led to the agent centre`, async () => {
      const agent = await newPlayer()
      await makeAgent(agent.username, type)
      await page.context().clearCookies()
      await page.evaluate(() => sessionStorage.clear())
      await enter(page, agent.username)
      await expect(page).toHaveURL('/agentHome')
      const account = page.getByRole('region', { name: text('pages:agent.account') })
      await expect(account.getByRole('heading', { name: agent.username })).toBeVisible()
      await expect(account.getByText(name, { exact: true })).toBeVisible()
    })
})

test('[R2.3.12] [R2.3.06] [R3.142] [R4.15.07] [R2.7.03] [R2.7.14] [R6.09] visitor, trial, member and agent each have their own header end; a member reads whom the agent centre is for, an agent opens an account there and finds it among the downlines', async ({
  page,
}) => {
  const agent = await newPlayer()
  await makeAgent(agent.username, 1)
  await test.step('each has their own header end', () => readHeaderEnds(page, agent))
  await test.step('an agent opens an account, and sees its password once', () => openAccount(page))
})

async function readHeaderEnds(page: Page, agent: TestPlayer): Promise<void> {
  const player = await newPlayer()
  const { token: trial } = await openPlayer(portalUrl(), 'visitor').api.session.freePlay({ os: 'Linux', platform: 'W' })
  await page.goto('/')
  await expect.poll(() => partsOf(page)).toEqual(['login', 'register'])
  for (const [token, parts] of [
    [trial, ['register', 'account']],
    [player.token(), ['account', 'deposit', 'withdraw']],
    [agent.token(), ['account', 'deposit', 'withdraw', 'agent']],
  ] as const) {
    await page.evaluate((value) => sessionStorage.setItem('token', value), token)
    await page.reload()
    await expect.poll(() => partsOf(page)).toEqual(parts)
    if (token !== player.token()) continue
    await page.goto('/agentHome')
    await expect(page.getByText(text('pages:error_not_agent'))).toBeVisible()
    await page.goto('/')
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('pages:agent.home') })
    .click()
  await expect(page).toHaveURL('/agentHome')
}

async function refuseMember(page: Page, username: string): Promise<void> {
  await enter(page, username)
  await expect(page.getByText(text('errors:ERROR_NOT_AGENT'))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByText(text('recovery:title'))).toHaveCount(0)
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/member/referral')
  await expect(page).toHaveURL('/agentHome/registerCenter')
  const account = newName()
  const form = page.getByRole('region', { name: text('agents:openAccount') })
  await form.getByRole('textbox', { name: text('agents:account') }).fill(account)
  await form.getByRole('button', { name: text('agents:openNow') }).click()
  const handedOver = page.getByRole('dialog', { name: text('agents:opened') })
  await expect(handedOver.getByText(account, { exact: true })).toBeVisible()
  await expect(handedOver.getByText(text('agents:shownOnce'))).toBeVisible()
  await handedOver.getByRole('button', { name: text('agents:handedOver') }).click()
  await page
    .getByRole('navigation', { name: text('agents:menu') })
    .getByRole('link', { name: text('agents:page.downlineManagement') })
    .click()
  await page.getByRole('link', { name: account }).click()
  await expect(page).toHaveURL(`/agentHome/downlineAccountDetails?account=${account}`)
  await expect(page.getByRole('region', { name: account })).toBeVisible()
}
