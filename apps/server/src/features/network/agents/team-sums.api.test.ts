import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAgent, registerBelow } from '../../../../test/agents.ts'
import type { TestMember } from '../../../../test/members.ts'
import { newRoundId, newTransactionId, payIn, sitDown } from '../../../../test/psw-player.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor } from '../../../../test/test-vendor.ts'
import { recordJobs } from '../../money/records/index.ts'
import { walletJobs } from '../../money/wallet/index.ts'

const server = testServer()
const vendor = new TestVendor('team-vendor')
beforeAll(() => vendor.start(server))
afterAll(() => vendor.stop())

const dayMs = 86_400_000
const span = () => {
  const now = server.clock.now().getTime()
  return { from: new Date(now - 6 * dayMs).toISOString(), to: new Date(now + dayMs).toISOString() }
}
const overview = (agent: TestMember, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/relay/ODSFE2_teamOverview', { token: agent.token, query: { ...span(), ...query } })
const userLoss = (agent: TestMember, query: Record<string, string> = {}) =>
  server.portal('GET', '/wps/relay/ODSFE2_userLoss', { token: agent.token, query: { ...span(), ...query } })

/** Pays in, stakes 10.00 and wins this much of minor units, or loses it. */
async function play({ token }: TestMember, wonMinor: string | undefined, deposit = '100.00') {
  await payIn(server, token, deposit)
  const player = await sitDown(server, vendor, token)
  const roundId = newRoundId()
  await player.bet({ roundId, amount: '1000' })
  if (wonMinor) return player.win({ roundId, amount: wonMinor, roundClosed: true })
  return vendor.send('round/end', { playerId: player.playerId, roundId, transactionId: newTransactionId() })
}

/** An agent with a friend who won and a deeper one who lost; another who does nothing; and a foreign team that plays too. */
async function playingTeams() {
  const [agent, foreign] = [await openAgent(server), await openAgent(server)]
  const friend = await registerBelow(server, agent)
  const idle = await registerBelow(server, agent)
  const deeper = await registerBelow(server, friend, false)
  const stranger = await registerBelow(server, foreign)
  await play(friend, '2500')
  await play(deeper, undefined)
  await play(stranger, undefined, '70.00')
  await play(agent, undefined, '50.00')
  return { agent, foreign, friend, idle, deeper, stranger }
}
let teams: Awaited<ReturnType<typeof playingTeams>>
beforeAll(async () => {
  teams = await playingTeams()
})

const whole = {
  ...{ members: 3, agents: 0, active: 2, newMembers: 3, balance: '205.00' },
  ...{ deposit: '200.00', withdraw: '0.00', bet: '20.00', validBet: '20.00', win: '25.00', profit: '5.00' },
}

test('[R2.7.02] the overview says how many the team is and what it paid in, staked and gained; the agent is not of it', async () => {
  const { value } = (await overview(teams.agent)).body
  expect(value).toMatchObject(whole)
  expect(value.byType).toMatchObject({ RNG: { bet: '20.00', win: '25.00', profit: '5.00' } })
  expect(value.days).toMatchObject([{ deposit: '200.00', profit: '5.00', active: 2, newMembers: 3 }])
})

test('[R2.7.15] of a foreign team nothing is counted', async () => {
  expect((await overview(teams.foreign)).body.value).toMatchObject({
    ...{ members: 1, active: 1, deposit: '70.00', bet: '10.00', profit: '-10.00', balance: '60.00' },
  })
})

test('[R2.7.07] profit and loss stands for each branch: the account with everybody below it, and all of them together', async () => {
  const { agent, friend, idle, deeper } = teams
  const { value } = (await userLoss(agent)).body
  expect(value.list).toMatchObject([
    { account: idle.account, team: 0, active: 0, deposit: '0.00', profit: '0.00' },
    { account: friend.account, team: 1, active: 2, deposit: '200.00', bet: '20.00', win: '25.00', profit: '5.00' },
  ])
  expect(value.sums).toMatchObject({ deposit: '200.00', profit: '5.00' })
  const below = (await userLoss(agent, { parent: friend.memberId })).body.value
  expect(below.path).toEqual([{ id: friend.memberId, account: friend.account }])
  expect(below.list).toMatchObject([{ account: deeper.account, level: 2, deposit: '100.00', profit: '-10.00' }])
  expect(below.sums).toMatchObject({ deposit: '100.00', profit: '-10.00' })
  const sought = (await userLoss(agent, { account: deeper.account })).body.value
  expect(sought).toMatchObject({ total: 1, list: [{ profit: '-10.00' }], sums: { profit: '5.00' } })
})

test('[R2.7.15] nobody reads the profit and loss of another team by an id or a name', async () => {
  const { agent, foreign, friend, deeper } = teams
  for (const { memberId } of [friend, deeper, agent])
    expect((await userLoss(foreign, { parent: memberId })).body.code).toBe('NOT_FOUND')
  expect((await userLoss(foreign, { account: friend.account })).body.value).toMatchObject({ list: [], total: 0 })
})

const path = { bets: '/wps/relay/ODSFE2_teamBetting', money: '/wps/relay/ODSFE2_teamTransactions' }
const details = '/wps/relay/ODSFE2_downlineAccountDetails'
const read = async ({ token }: TestMember, at: string, query: Record<string, string> = {}) =>
  (await server.portal('GET', at, { token, query: { ...span(), ...query } })).body

test('[R2.7.05] the bets of the team stand newest first, each with whose it is, and narrow to one account or status', async () => {
  const { agent, friend, deeper } = teams
  const { value } = await read(agent, path.bets)
  expect(value.list).toMatchObject([
    { account: deeper.account, status: 'lost', betAmount: '10.00', profit: '-10.00' },
    { account: friend.account, status: 'won', winAmount: '25.00', profit: '15.00' },
  ])
  expect(value).toMatchObject({ total: 2, sums: { count: 2, betAmount: '20.00', profit: '5.00' } })
  expect(value.days).toMatchObject([{ count: 2, profit: '5.00' }])
  const first = (await read(agent, path.bets, { pageSize: '1' })).value
  const second = (await read(agent, path.bets, { pageSize: '1', after: first.next })).value
  expect([first.list, second.list]).toMatchObject([[{ account: deeper.account }], [{ account: friend.account }]])
  expect(second.next).toBeUndefined()
  const narrow: Record<string, string>[] = [{ account: friend.account.toUpperCase() }, { status: 'won' }]
  for (const query of narrow)
    expect((await read(agent, path.bets, query)).value).toMatchObject({
      ...{ total: 1, list: [{ account: friend.account }], sums: { count: 1, profit: '15.00' } },
    })
  expect((await read(agent, path.bets, { gameType: 'LIVE' })).value).toMatchObject({ total: 0, list: [] })
})

test('[R2.7.06] every movement of the purses of the team stands newest first, and narrows to one account or kind', async () => {
  const { agent, friend, deeper } = teams
  const { value } = await read(agent, path.money)
  expect(value.list.map(({ account, kind, amount }: never) => [account, kind, amount])).toEqual([
    [deeper.account, 'bet', '-10.00'],
    [deeper.account, 'deposit', '100.00'],
    [friend.account, 'win', '25.00'],
    [friend.account, 'bet', '-10.00'],
    [friend.account, 'deposit', '100.00'],
  ])
  expect(value).toMatchObject({ total: 5, sums: { received: '225.00', spent: '20.00' } })
  const seen: string[] = []
  let after = ''
  do {
    const page = (await read(agent, path.money, { pageSize: '2', ...(after && { after }) })).value
    seen.push(...page.list.map(({ id }: { id: string }) => id))
    after = page.next ?? ''
  } while (after)
  expect(seen).toEqual(value.list.map(({ id }: { id: string }) => id))
  expect((await read(agent, path.money, { pageNo: '2', pageSize: '2' })).value.list).toEqual(value.list.slice(2, 4))
  const deposits = (await read(agent, path.money, { type: 'deposit' })).value
  expect(deposits).toMatchObject({ total: 2, sums: { received: '200.00', spent: '0.00' } })
  expect((await read(agent, path.money, { account: friend.account })).value).toMatchObject({ total: 3 })
})

test('[R2.7.09] one account of the team opens with its facts, its way up, its profit and its purse', async () => {
  const { agent, friend, deeper } = teams
  const { value } = await read(agent, details, { account: deeper.account })
  expect(value).toMatchObject({
    downline: { account: deeper.account, level: 2, balance: '90.00' },
    path: [{ account: friend.account }, { account: deeper.account }],
    profit: { deposit: '100.00', bet: '10.00', profit: '-10.00' },
    total: 2,
    list: [{ kind: 'bet' }, { kind: 'deposit', balance: '100.00' }],
  })
})

test('[R2.7.15] bets, purses and details of a foreign team are refused by name, and nothing of them stands in a list', async () => {
  const { foreign, friend, deeper, stranger, agent } = teams
  for (const at of [path.bets, path.money, details])
    for (const { account } of [friend, deeper, agent, foreign])
      expect(await read(foreign, at, { account })).toMatchObject({
        ...{ success: false, code: 'VALIDATION', value: { errors: [{ field: 'account' }] } },
      })
  for (const at of [path.bets, path.money]) {
    const { value } = await read(foreign, at)
    expect(new Set(value.list.map(({ account }: { account: string }) => account))).toEqual(new Set([stranger.account]))
  }
})

test.each([
  ['team-bets', 2],
  ['team-transactions', 5],
  ['user-loss', 2],
])('%s.csv holds the same %i lines, for the agent alone', async (name, count) => {
  const { agent, friend, foreign, stranger } = teams
  const get = (token: string, query: Record<string, string> = {}) =>
    server.portalApp.inject({ url: `/wps/records/${name}.csv`, headers: { token }, query: { ...span(), ...query } })
  const file = await get(agent.token)
  expect(file.headers['content-type']).toContain('text/csv')
  const lines = file.body.trim().split('\r\n')
  expect(lines).toHaveLength(count + 1)
  expect(lines[0]).toContain('(VND)')
  expect(file.body).toContain(friend.account)
  expect(file.body).not.toContain(stranger.account)
  expect((await get(foreign.token)).body).not.toContain(friend.account)
  expect((await get(foreign.token, { account: friend.account })).body.trim().split('\r\n')).toHaveLength(1)
  expect((await get(friend.token)).statusCode).toBe(403)
  expect((await get('')).statusCode).toBe(401)
})

test('the sums are the same before and after they were counted, and on the days before there are none', async () => {
  const before = (await overview(teams.agent)).body.value
  await sql`update game_rounds set closed_at = closed_at - interval '1 minute'`.execute(server.db)
  await recordJobs['count-bets']?.(server.context, undefined)
  await walletJobs['count-member-money']?.(server.context, undefined)
  const after = (await overview(teams.agent)).body.value
  expect(after).toEqual(before)
  expect((await userLoss(teams.agent)).body.value.list[1]).toMatchObject({ deposit: '200.00', profit: '5.00' })
  await play(teams.deeper, '1000', '30.00')
  expect((await overview(teams.agent)).body.value).toMatchObject({ deposit: '230.00', bet: '30.00', win: '35.00' })
  const { to } = span()
  const past = { from: new Date(Date.parse(to) - 30 * dayMs).toISOString() }
  const older = await overview(teams.agent, { ...past, to: new Date(Date.parse(to) - 20 * dayMs).toISOString() })
  expect(older.body.value).toMatchObject({
    members: 3,
    active: 0,
    newMembers: 0,
    deposit: '0.00',
    bet: '0.00',
    days: [],
  })
})

test.each([
  [{ from: '2026-11-20T00:00:00.000Z', to: '2026-11-19T00:00:00.000Z' }, 'to'],
  [{ from: '2020-01-01T00:00:00.000Z' }, 'to'],
  [{ from: 'yesterday' }, 'from'],
])('%o is refused as input', async (query, field) => {
  expect((await overview(teams.agent, query)).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field }] },
  })
})
