import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAgent, registerBelow } from '../../../../test/agents.ts'
import { newUsername, registerMember, type TestMember } from '../../../../test/members.ts'
import { newRoundId, payIn, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { payPoints } from './pay-points.ts'

const server = testServer()
const vendor = new TestVendor('group-vendor')
beforeAll(async () => {
  await vendor.start(server)
  await server.db.updateTable('vendors').set({ names_groups: true }).where('id', '=', vendor.vendorId).execute()
})
afterAll(() => vendor.stop())

const groupOf = async (account: string) =>
  (await server.db.selectFrom('members').select('prize_group').where('account', '=', account).executeTakeFirstOrThrow())
    .prize_group
const open = (agent: TestMember, body: object) =>
  server.portal('POST', '/wps/relay/MCS2_openAccount', { token: agent.token, body: { type: 0, ...body } })
const set = (agent: TestMember, account: string, group: number) =>
  server.portal('POST', '/wps/relay/MCS2_prizeGroup', { token: agent.token, body: { account, group } })

const detailsOf = async (agent: TestMember, account: string) => {
  const day = 24 * 60 * 60_000
  const [from, to] = [-day, day].map((ms) =>
    encodeURIComponent(new Date(server.clock.now().getTime() + ms).toISOString()),
  )
  const path = `/wps/relay/ODSFE2_downlineAccountDetails?account=${account}&pageSize=10&from=${from}&to=${to}`
  return (await server.portal('GET', path, { token: agent.token })).body.value
}

describe('groups that agents give', () => {
  test('an account is opened at a group up to the distance below the own one, and players up to theirs', async () => {
    const agent = await openAgent(server)
    const room = await server.portal('GET', '/wps/relay/MCS2_prizeGroup', { token: agent.token })
    expect(room.body.value).toEqual({ group: 1_960, floor: 1_800, memberMax: 1_950, agentMax: 1_958, usual: 1_940 })
    const account = newUsername()
    const opened = await open(agent, { account, group: 1_950 })
    expect(opened.body.value).toMatchObject({ group: 1_950 })
    expect(await groupOf(account)).toBe(1_950)
    expect((await open(agent, { account: newUsername(), group: 1_951 })).body.success).toBe(false)
    expect((await open(agent, { account: newUsername(), type: 2, group: 1_959 })).body.success).toBe(false)
    expect((await open(agent, { account: newUsername(), type: 2, group: 1_958 })).body.success).toBe(true)
    expect((await open(agent, { account: newUsername(), group: 1_799 })).body.success).toBe(false)
  })

  test('a link gives its group, and less where its agent has less by then', async () => {
    const agent = await openAgent(server)
    const body = { type: 0, group: 1_948, note: 'x' }
    const added = await server.portal('POST', '/wps/relay/MCS2_registerLink', { token: agent.token, body })
    const { code, group } = added.body.value[1]
    expect(group).toBe(1_948)
    const first = await registerMember(server, { affiliateCode: code })
    expect(await groupOf(first.account)).toBe(1_948)
    await server.db.updateTable('members').set({ prize_group: 1_900 }).where('id', '=', agent.memberId).execute()
    const second = await registerMember(server, { affiliateCode: code })
    expect(await groupOf(second.account)).toBe(1_898)
  })

  test('it is changed by the agent directly above, never below a child, and by nobody else', async () => {
    const agent = await openAgent(server)
    const member = await registerBelow(server, agent)
    expect((await set(agent, member.account, 1_930)).body.value).toMatchObject({ group: 1_930 })
    const below = await detailsOf(agent, member.account)
    expect(below.prizeGroup).toEqual({ group: 1_930, least: 1_800, most: 1_950 })
    expect(await groupOf(member.account)).toBe(1_930)
    const other = await openAgent(server)
    expect((await set(other, member.account, 1_900)).body.success).toBe(false)
    const { cookie } = await signInStaff(server)
    const path = `/staff/members/${agent.memberId}/prize-group`
    const lower = (group: number) =>
      server.console('POST', path, { cookie, body: { group, reason: 'agreed with the agent' } })
    expect((await lower(1_931)).body.success).toBe(false)
    expect((await lower(1_932)).body.value).toMatchObject({ group: 1_932, least: 1_932, most: 1_960 })
    const seen = await server.console('GET', path, { cookie })
    expect(seen.body.value).toMatchObject({
      line: [{ account: agent.account, group: 1_932 }],
      houseGroup: 1_960,
      changes: [{ before: 1_960, after: 1_932, reason: 'agreed with the agent' }],
    })
  })
})

test('an agent reads draw by draw and child by child what bets brought, and what of it is paid', async () => {
  const agent = await openAgent(server)
  const member = await registerBelow(server, agent)
  await payIn(server, member.token, '10000.00')
  const player = await sitDown(server, vendor, member.token)
  for (const draw of ['d1', 'd1', 'd2']) {
    const roundId = newRoundId()
    await player.bet({ roundId, amount: '100000', points: { group: 1_900, base: '100000', draw } })
    await player.win({ roundId, amount: '0', roundClosed: true })
  }
  const day = 24 * 60 * 60_000
  const [from, to] = [-day, day].map((ms) =>
    encodeURIComponent(new Date(server.clock.now().getTime() + ms).toISOString()),
  )
  const path = `/wps/relay/ODSFE2_points?pageNo=1&pageSize=10&from=${from}&to=${to}`
  const read = async () => (await server.portal('GET', path, { token: agent.token })).body.value
  const before = await read()
  expect(before.total).toBe(2)
  expect(before.list.find((row: { draw: string }) => row.draw === 'd1')).toMatchObject({
    ...{ account: member.account, stake: '2000.00', amount: '20.00', paid: '0.00' },
  })
  expect(before.sums).toEqual({ stake: '3000.00', amount: '30.00', paid: '0.00' })
  await payPoints(server.context)
  expect((await read()).sums).toMatchObject({ amount: '30.00', paid: '30.00' })
  expect((await server.portal('GET', path, { token: member.token })).body.success).toBe(false)
})
