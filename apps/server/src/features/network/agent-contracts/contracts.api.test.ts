import { beforeAll, describe, expect, test } from 'vitest'
import { registerBelow } from '../../../../test/agents.ts'
import {
  addVendor,
  easyTerms,
  newTeam,
  offer,
  playedAt,
  process,
  processPaths,
  setType,
  type TestTeam,
} from '../../../../test/contracts.ts'
import { openTrial, registerMember } from '../../../../test/members.ts'
import { auditOf } from '../../../../test/money.ts'
import { setSite } from '../../../../test/site.ts'
import { testServer } from '../../../../test/test-server.ts'
import { periodBefore } from './period.ts'

const server = testServer()
beforeAll(() => addVendor(server))

type Kind = keyof typeof processPaths
const kinds = Object.keys(processPaths) as Kind[]
const consolidated = async (token: string) =>
  (await server.portal('GET', '/wps/member/info/funds/consolidated', { token })).body.value
const listOf = async (token: string, query: Record<string, string> = {}) =>
  (await server.portal('GET', '/wps/relay/MCS2_contractList', { token, query })).body.value

const requestOf = {
  dividend: ['[R1.21] [R7.6.01] [R3.131]', 'divtypereq'],
  daily: ['[R1.22] [R7.6.02] [R3.130]', 'dailysalreqtype'],
  hourly: ['[R1.23] [R7.6.03] [R3.132]', 'contracthoursalreq'],
  realtime: ['[R1.24] [R7.6.04] [R3.133]', 'realtimesalreqtype'],
} as const satisfies Record<Kind, readonly [string, string]>

/** Of the inbox, newest first. */
const titlesOf = async ({ token }: { token: string }): Promise<string[]> => {
  const { list } = (await server.portal('GET', '/wps/relay/CSP_messageList', { token })).body.value
  return list.map(({ title }: { title: string }) => title)
}

let stranger: TestTeam
beforeAll(async () => {
  stranger = await newTeam(server)
})

describe.each(kinds)('an offer of the kind %s', (kind) => {
  const [ids, request] = requestOf[kind]

  test(`${ids} reaches the downline, who signs or rejects it; either side ends it, and the request state follows`, async () => {
    const team = await newTeam(server)
    const { upline, downline } = team
    expect(await consolidated(downline.token)).toMatchObject({ [request]: 0, pendingContracts: [] })
    const offered = (await offer(server, team, easyTerms[kind])).body.value
    expect(offered).toMatchObject({ ...easyTerms[kind], status: 'new', isUpline: true, allowed: ['terminate'] })
    expect(offered).toMatchObject({ upline: upline.account, downline: downline.account })
    const { contractId } = offered
    const waiting = await consolidated(downline.token)
    expect(waiting).toMatchObject({ [request]: 1, pendingContracts: [{ contractId, allowed: ['accept', 'reject'] }] })
    expect((await offer(server, team, easyTerms[kind])).body.value.errors[0]).toMatchObject({ field: 'kind' })

    expect((await process(server, upline, kind, { contractId, action: 'accept' })).status).toBe(403)
    const signed = await process(server, downline, kind, { contractId, action: 'accept' })
    expect(signed.body.value).toMatchObject({ status: 'signed', effectiveFrom: expect.any(String) })
    expect(await consolidated(downline.token)).toMatchObject({ [request]: 2, pendingContracts: [] })
    expect((await listOf(upline.token))[0]).toMatchObject({ contractId, status: 'signed', isUpline: true })
    expect((await process(server, downline, kind, { contractId, action: 'reject' })).status).toBe(409)

    const ended = await process(server, upline, kind, { contractId, action: 'terminate' })
    expect(ended.body.value).toMatchObject({ status: 'terminated', endedAt: expect.any(String), allowed: [] })
    expect(await consolidated(downline.token)).toMatchObject({ [request]: 4 })
    const again = (await offer(server, team, easyTerms[kind])).body.value
    await process(server, downline, kind, { contractId: again.contractId, action: 'reject' })
    expect(await consolidated(downline.token)).toMatchObject({ [request]: 3, pendingContracts: [] })
    expect(await auditOf(server, contractId)).toEqual(['contract.offered', 'contract.signed', 'contract.terminated'])
    expect(await auditOf(server, again.contractId)).toEqual(['contract.offered', 'contract.rejected'])
    expect(await titlesOf(downline)).toEqual([
      `${upline.account} offers you a contract`,
      `Your contract with ${upline.account} has ended`,
      `${upline.account} offers you a contract`,
    ])
    expect(await titlesOf(upline)).toEqual([
      `${downline.account} refused your contract`,
      `${downline.account} signed your contract`,
    ])
  })

  test('[R6.12] is for a direct downline only, and nobody else reads or decides it', async () => {
    const team = await newTeam(server)
    const { upline, player } = team
    for (const { account } of [player, stranger.downline, upline, { account: 'nobody-at-all' }])
      expect((await offer(server, { upline, downline: { ...player, account } }, easyTerms[kind])).body).toMatchObject({
        code: 'VALIDATION',
        value: { errors: [{ field: 'account' }] },
      })
    const { contractId } = (await offer(server, team, easyTerms[kind])).body.value
    for (const { token } of [player, stranger.upline, stranger.downline]) {
      expect((await process(server, { token }, kind, { contractId, action: 'accept' })).status).toBe(404)
      expect(await listOf(token)).toEqual([])
    }
    const other = kinds.find((each) => each !== kind) ?? kind
    expect((await process(server, team.downline, other, { contractId, action: 'accept' })).status).toBe(404)
  })
})

test('[R6.12] a member who is no agent offers nothing, a player may be offered to, and a trial has no contracts', async () => {
  const upline = await registerMember(server)
  await setType(server, upline, 1)
  const player = await registerBelow(server, upline, false)
  const below = await registerBelow(server, player, false)
  expect((await offer(server, { upline: player, downline: below }, easyTerms.daily)).body.code).toBe('ERROR_NOT_AGENT')
  expect((await offer(server, { upline, downline: player }, easyTerms.daily)).body.success).toBe(true)
  const trial = await openTrial(server)
  for (const path of ['/wps/member/info/funds/consolidated', '/wps/relay/MCS2_contractList'])
    expect((await server.portal('GET', path, { token: trial.token })).status).toBe(403)
})

describe('an offer below what the downline gives to others', () => {
  /** The downline gives 10 % to two people; one of the offers waits. */
  async function cascade() {
    const team = await newTeam(server)
    const { downline, player } = team
    const second = await registerBelow(server, downline)
    const give = (to: typeof player, rate: number) =>
      offer(server, { upline: downline, downline: to }, { ...easyTerms.dividend, rate })
    const signed = (await give(player, 0.1)).body.value.contractId as string
    await process(server, player, 'dividend', { contractId: signed, action: 'accept' })
    const waiting = (await give(second, 0.1)).body.value.contractId as string
    return { ...team, second, signed, waiting }
  }

  test('[R4.13.04] names those contracts first and changes nothing', async () => {
    const team = await cascade()
    const refused = (await offer(server, team, { ...easyTerms.dividend, rate: 0.09 })).body
    expect(refused).toMatchObject({ success: false, code: 'DOWNLINE_RATE_HIGHER' })
    expect(refused.value.contracts).toEqual([
      { contractId: team.signed, downline: team.player.account, status: 'signed', rate: 0.1 },
      { contractId: team.waiting, downline: team.second.account, status: 'new', rate: 0.1 },
    ])
    expect((await listOf(team.player.token))[0]).toMatchObject({ status: 'signed' })
    expect(await listOf(team.upline.token)).toEqual([])
  })

  test('[R4.13.05] ends them once it is confirmed, in the same moment as the offer is made', async () => {
    const team = await cascade()
    const made = await offer(server, team, { ...easyTerms.dividend, rate: 0.09, confirm: true })
    expect(made.body.value).toMatchObject({ status: 'new', rate: 0.09 })
    expect((await listOf(team.player.token))[0]).toMatchObject({ contractId: team.signed, status: 'terminated' })
    expect((await listOf(team.second.token))[0]).toMatchObject({ contractId: team.waiting, status: 'withdrawn' })
    expect(await auditOf(server, team.signed)).toEqual(['contract.offered', 'contract.signed', 'contract.terminated'])
  })

  test('[R4.13.04] [R4.13.05] asks whoever signs as well, for what came in between', async () => {
    const team = await newTeam(server)
    const { contractId } = (await offer(server, team, { ...easyTerms.dividend, rate: 0.05 })).body.value
    const { downline, player } = team
    const given = (await offer(server, { upline: downline, downline: player }, easyTerms.dividend)).body.value
    const accept = { contractId, action: 'accept' }
    expect((await process(server, downline, 'dividend', accept)).body.code).toBe('DOWNLINE_RATE_HIGHER')
    expect((await listOf(downline.token, { side: 'upline' }))[0]).toMatchObject({ status: 'new' })
    const signed = await process(server, downline, 'dividend', { ...accept, confirm: true })
    expect(signed.body.value).toMatchObject({ status: 'signed' })
    expect((await listOf(player.token))[0]).toMatchObject({ contractId: given.contractId, status: 'withdrawn' })
  })
})

test('a new contract of the same kind takes the place of the signed one when it begins to earn', async () => {
  const team = await newTeam(server)
  const sign = async (rate: number) => {
    const { contractId } = (await offer(server, team, { ...easyTerms.dividend, rate })).body.value
    return (await process(server, team.downline, 'dividend', { contractId, action: 'accept' })).body.value
  }
  const first = await sign(0.1)
  const second = await sign(0.2)
  expect(await listOf(team.downline.token, { kind: 'dividend' })).toMatchObject([
    { contractId: second.contractId, status: 'signed' },
    { contractId: first.contractId, status: 'terminated', endedAt: second.effectiveFrom },
  ])
})

test('what terms would have paid is counted from the bets of the last period, and of the own team only', async () => {
  const team = await newTeam(server)
  const { from } = periodBefore('daily', server.clock.now(), 'Asia/Ho_Chi_Minh')
  const at = new Date(from.getTime() + 3_600_000)
  await playedAt(server, team.player, at, { stake: 10_000 })
  const below = await registerBelow(server, team.player, false)
  await playedAt(server, below, at, { stake: 5_000, payout: 7_000 })
  await playedAt(server, team.downline, at, { stake: 90_000 })
  await playedAt(server, team.upline, at, { stake: 90_000 })
  await playedAt(server, stranger.player, at, { stake: 90_000 })
  await playedAt(server, team.player, new Date(from.getTime() - 1), { stake: 90_000 })
  const preview = (account: string, terms: object) =>
    server.portal('POST', '/wps/relay/MCS2_contractPreview', { token: team.upline.token, body: { account, ...terms } })
  expect((await preview(team.downline.account, { kind: 'daily', activeMembers: 2, rate: 0.01 })).body.value).toEqual({
    activeMembers: 2,
    validBet: '150.00',
    teamLoss: '80.00',
    base: '150.00',
    amount: '1.50',
    isReached: true,
    periodFrom: from.toISOString(),
    periodTo: new Date(from.getTime() + 86_400_000).toISOString(),
  })
  expect((await preview(stranger.downline.account, easyTerms.daily)).body.code).toBe('VALIDATION')
})

const features = [
  ['[R6.25] [R2.7.10]', 'dividend', 'enableCt', 'dividendRecord'],
  ['[R6.26] [R2.7.11]', 'daily', 'salary', 'dailyWages'],
  ['[R6.27] [R2.7.12]', 'hourly', 'hourSalary', 'hourlySalary'],
  ['[R6.28] [R2.7.13]', 'realtime', 'agentRealtimeSalary', 'realTimeSalary'],
] as const

describe('a kind that is switched off', () => {
  test.each(features)(
    '%s %s: %s hides its record and refuses offers and signatures',
    async (_, kind, feature, page) => {
      const team = await newTeam(server)
      const { contractId } = (await offer(server, team, easyTerms[kind])).body.value
      const query = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' }
      const record = () => server.portal('GET', `/wps/relay/ODSFE2_${page}`, { token: team.upline.token, query })
      expect((await record()).body.value).toMatchObject({ list: [], total: 0 })
      await setSite(server, 'agentFeatures', { [feature]: false })
      expect((await record()).body.code).toBe('FEATURE_OFF')
      expect((await offer(server, team, easyTerms[kind])).body.code).toBe('FEATURE_OFF')
      expect((await process(server, team.downline, kind, { contractId, action: 'accept' })).body.code).toBe(
        'FEATURE_OFF',
      )
      expect(await consolidated(team.downline.token)).toMatchObject({ [feature]: false, pendingContracts: [] })
      await setSite(server, 'agentFeatures', {})
      expect((await consolidated(team.downline.token)).pendingContracts).toHaveLength(1)
    },
  )

  test('[R6.22] without the agent policy there are no contracts at all', async () => {
    const team = await newTeam(server)
    const { contractId } = (await offer(server, team, easyTerms.daily)).body.value
    await setSite(server, 'flags', { AGENTPOLICY3: false })
    expect((await offer(server, team, easyTerms.hourly)).body.code).toBe('FEATURE_OFF')
    for (const action of ['accept', 'reject', 'terminate'])
      expect((await process(server, team.downline, 'daily', { contractId, action })).body.code).toBe('FEATURE_OFF')
    const list = await server.portal('GET', '/wps/relay/MCS2_contractList', { token: team.downline.token })
    expect(list.body.code).toBe('FEATURE_OFF')
    expect(await consolidated(team.downline.token)).toMatchObject({ dailysalreqtype: 0, pendingContracts: [] })
    await setSite(server, 'flags', {})
  })
})

test.each([
  [{ ...easyTerms.daily, period: 'weekly' }, 'period'],
  [{ ...easyTerms.dividend, period: 'yearly' }, 'period'],
  [{ ...easyTerms.dividend, rate: 0.00005 }, 'rate'],
  [{ ...easyTerms.dividend, rate: 1.5 }, 'rate'],
  [{ ...easyTerms.dividend, periodValidBet: '-1.00' }, 'periodValidBet'],
  [{ ...easyTerms.dividend, activeMembers: 1.5 }, 'activeMembers'],
  [{ ...easyTerms.daily, kind: 'yearly' }, 'kind'],
])('[R3.177] an offer of %o is refused at the field %s', async (terms, field) => {
  expect((await offer(server, stranger, terms)).body).toMatchObject({
    code: 'VALIDATION',
    value: { errors: [{ field }] },
  })
})

test('ten offers at once, and ten signatures: one of each stands', async () => {
  const team = await newTeam(server)
  const offers = await Promise.all(Array.from({ length: 10 }, () => offer(server, team, easyTerms.daily)))
  const made = offers.filter(({ body }) => body.success)
  expect(made).toHaveLength(1)
  const { contractId } = made[0]?.body.value ?? {}
  const signatures = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      process(server, team.downline, 'daily', { contractId, action: index % 2 === 0 ? 'accept' : 'reject' }),
    ),
  )
  expect(signatures.filter(({ body }) => body.success)).toHaveLength(1)
})

test('a page that is open hears of an offer at once, at both ends', async () => {
  const team = await newTeam(server)
  const client = await server.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => {
    const { memberId, type } = JSON.parse(payload)
    if (type === 'contract.changed') heard.push(memberId)
  })
  await client.query('listen fairground_live')
  await offer(server, team, easyTerms.daily)
  await expect.poll(() => heard.toSorted()).toEqual([team.upline.memberId, team.downline.memberId].toSorted())
  await client.query('unlisten fairground_live')
  client.release()
})
