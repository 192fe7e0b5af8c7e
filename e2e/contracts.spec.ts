import { text } from '@fairground/i18n/texts'
import { expect, test } from '@playwright/test'
import { makeAgent } from './support/database.ts'
import { newPlayer } from './support/new-player.ts'
import { enterPortal, openConsole } from './support/sign-in.ts'

/** An agent and somebody whom the agent brought in. */
async function agentAndDownline() {
  const agent = await newPlayer()
  const { referralCode = '' } = await agent.api.members.info({})
  const downline = await newPlayer({ referralCode })
  await makeAgent(agent.username, 1)
  return { agent, downline }
}

test('[R2.5.11] [R4.6.06] [R4.7.02] [R1.21] [R3.171] [R3.172] [R3.173] [R3.174] [R9.37] an agent offers a dividend: the downline reads its terms in a window, signs, and both see it', async ({
  page,
  browser,
}) => {
  const { agent, downline } = await agentAndDownline()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await page.getByRole('heading', { name: text('portal:home.hot') }).waitFor()
  expect(asked).not.toContain('/wps/member/info/funds/consolidated')
  await enterPortal(page, agent.token())
  await page.goto('/agentHome/dividendRecord')
  await page
    .getByRole('button', { name: text('contracts:offer.open') })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: text('contracts:offer.dividend') })
  await form.getByLabel(text('contracts:offer.account')).fill(downline.username)
  await form.getByLabel(text('console:contracts.period')).click()
  await expect(page.getByRole('option')).toHaveText([
    text('contracts:rhythm.daily'),
    text('contracts:rhythm.weekly'),
    text('contracts:rhythm.semimonthly'),
    text('contracts:rhythm.monthly'),
  ])
  await page.getByRole('option', { name: text('contracts:rhythm.semimonthly') }).click()
  await form.getByLabel(text('console:contracts.rate')).fill('12,5')
  await form.getByLabel(text('contracts:field.activeMembers')).fill('3')
  await form.getByLabel(text('console:contracts.field.periodValidBet')).fill('5000000')
  await form.getByLabel(text('contracts:field.periodProfitLoss')).fill('1000000')
  await expect(form.getByText(text('contracts:preview.unmet', { count: 0 }))).toBeVisible()
  await form.getByRole('button', { name: text('contracts:offer.submit') }).click()
  await expect(page.getByText(text('contracts:offer.sent', { account: downline.username }))).toBeVisible()

  const other = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await enterPortal(other, downline.token())
  await other.goto('/')
  const popup = other.getByRole('dialog', { name: text('contracts:popup.dividend') })
  await expect(popup.getByText(text('contracts:popup.from', { upline: agent.username }))).toBeVisible()
  await expect(popup.getByRole('definition')).toHaveText([
    text('contracts:rhythm.semimonthly'),
    '12,5%',
    '3',
    '5.000.000 ₫',
    '1.000.000 ₫',
  ])
  await popup.getByRole('button', { name: text('contracts:popup.accept'), exact: true }).click()
  await expect(other.getByText(text('contracts:done.signed'))).toBeVisible()
  await expect(popup).toBeHidden()

  await page.getByRole('tab', { name: text('console:contracts.panel') }).click()
  const row = page.getByRole('row', { name: downline.username })
  await expect(row.getByText(text('console:contracts.view.signed'))).toBeVisible()
  const staff = await openConsole(browser, 'owner')
  await staff.goto(`/contracts?query=${downline.username}`)
  await staff.getByRole('row', { name: downline.username }).click()
  const panel = staff.getByRole('complementary', { name: text('console:contracts.panel'), exact: true })
  await panel.getByRole('button', { name: text('console:contracts.terminate') }).click()
  const reason = staff.getByRole('dialog', { name: text('console:contracts.terminateTitle') })
  await reason.getByLabel(text('console:reason.label')).fill('Hai bên cùng xin kết thúc')
  await reason.getByRole('button', { name: text('console:contracts.terminate') }).click()
  await expect(panel.getByText(text('console:contracts.view.terminated'))).toBeVisible()
  await expect(row.getByText(text('console:contracts.view.terminated'))).toBeVisible()
})

test('[R4.13.04] [R4.13.05] [R3.178] [R3.179] [R3.180] an offer below what the downline gives asks first: cancelled nothing changes, confirmed those end', async ({
  page,
}) => {
  const { agent, downline } = await agentAndDownline()
  const { referralCode = '' } = await downline.api.members.info({})
  const below = await newPlayer({ referralCode })
  await makeAgent(downline.username, 2)
  const given = { kind: 'realtime', account: below.username, activeMembers: 0, lossSalaryRate: 0.002 } as const
  const { contractId } = await downline.api.agentContracts.offer(given)
  await below.api.agentContracts.processRealtime({ contractId, action: 'accept' })
  const stateBelow = async () => (await below.api.agentContracts.list({}))[0]?.status
  await enterPortal(page, agent.token())
  await page.goto('/agentHome/realTimeSalary')
  await page
    .getByRole('button', { name: text('contracts:offer.open') })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: text('contracts:offer.realtime') })
  await form.getByLabel(text('contracts:offer.account')).fill(downline.username)
  await form.getByLabel(text('contracts:field.profitSalaryRate')).fill('0,1')
  await form.getByLabel(text('contracts:field.lossSalaryRate')).fill('0,1')
  await form.getByLabel(text('contracts:field.singleBetAmount')).fill('10000')
  await form.getByRole('button', { name: text('contracts:offer.submit') }).click()
  const warning = page.getByRole('dialog', { name: text('contracts:higher.title') })
  await expect(warning.getByText(below.username)).toBeVisible()
  await warning.getByRole('button', { name: text('contracts:higher.cancel') }).click()
  await expect(warning).toBeHidden()
  expect(await stateBelow()).toBe('signed')
  await form.getByRole('button', { name: text('contracts:offer.submit') }).click()
  await warning.getByRole('button', { name: text('contracts:higher.confirm') }).click()
  await expect(form).toBeHidden()
  expect(await stateBelow()).toBe('terminated')
  expect(await agent.api.agentContracts.list({})).toMatchObject([{ status: 'new', singleBetAmount: '10000.00' }])
})
