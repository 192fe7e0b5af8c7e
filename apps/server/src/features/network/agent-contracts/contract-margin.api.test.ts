import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerBelow } from '../../../../test/agents.ts'
import {
  addVendor,
  countAll,
  easyTerms,
  leaveEdge,
  newTeam,
  offer,
  playedAt,
  playedIn,
  process,
  sign,
} from '../../../../test/contracts.ts'
import { newUsername, type TestMember } from '../../../../test/members.ts'
import { auditOf, balanceOf, brokenInvariants } from '../../../../test/money.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { contractJobs } from './contract-jobs.ts'
import { periodBefore } from './period.ts'

const server = testServer()
beforeAll(() => addVendor(server))
beforeEach(() => leaveEdge(server))
/** Every test settles anew what the clock says is over. */
beforeEach(() =>
  server.asOwner(async (tx) => {
    for (const table of ['contract_incomes', 'agent_contracts', 'contract_runs'])
      await sql`delete from ${sql.table(table)}`.execute(tx)
  }),
)
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const errorOf = ({ body }: { body: { value?: { errors?: object[] } } }) => body.value?.errors?.[0]
const lastDay = () => periodBefore('daily', server.clock.now(), 'Asia/Ho_Chi_Minh')
const runDaily = async () => await contractJobs['settle-daily-salary']?.(server.context, {})
const wages = async ({ token }: TestMember) => {
  const query = { from: '2020-01-01T00:00:00.000Z', to: '2040-01-01T00:00:00.000Z' }
  return (await server.portal('GET', '/wps/relay/ODSFE2_dailyWages', { token, query })).body.value.list
}

describe('a rate above what the site lets contracts pay', () => {
  test('is refused when it is offered, naming the category and the most it may be: the house pays no stakes back', async () => {
    const team = await newTeam(server, '0.00', 41)
    const whole = { kind: 'realtime', activeMembers: 0, profitSalaryRate: 1, lossSalaryRate: 1 }
    expect(errorOf(await offer(server, team, whole))).toMatchObject({
      field: 'profitSalaryRate',
      args: { category: expect.any(String), max: 2 },
    })
    expect(errorOf(await offer(server, team, { ...easyTerms.dividend, rate: 0.41 }))).toMatchObject({ field: 'rate' })
    expect((await offer(server, team, { ...easyTerms.dividend, rate: 0.4 })).body.success).toBe(true)
  })

  test('is refused together with what the house pays above and below it, and again when it is signed', async () => {
    const team = await newTeam(server, '0.00', 41)
    await sign(server, team, { ...easyTerms.daily, ...{ rate: 0.015 } })
    const { downline, player } = team
    const below = { upline: downline, downline: player }
    const tooMuch = errorOf(await offer(server, below, { ...easyTerms.daily, rate: 0.006 }))
    expect(tooMuch).toMatchObject({ field: 'rate', args: { max: 2, total: 2.1 } })
    const { contractId } = (await offer(server, below, { ...easyTerms.daily, rate: 0.005 })).body.value
    await server.pool.query("update agent_contracts set rate_bp = 160 where state = 'signed'")
    const accepted = await process(server, player, 'daily', { contractId, action: 'accept' })
    expect(errorOf(accepted)).toMatchObject({ field: 'rate', args: { total: 2.1 } })
  })
})

describe('with a signed contract', () => {
  const tomorrow = () => new Date(server.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
  const publish = async (rateBp: number, weights: object[] = []) => {
    const { cookie } = await signInStaff(server, 'finance')
    const body = { kind: 'rebate', effectiveOn: tomorrow(), rates: [{ rank: 0, gameType: 'RNG', rateBp }], weights }
    return server.console('POST', '/staff/rewards/rules', { cookie, body })
  }

  test('no rule is published under which a game could not bear it: the game, the category and the contract are named', async () => {
    const contractId = await sign(server, await newTeam(server), easyTerms.realtime)
    expect(errorOf(await publish(121))).toMatchObject({
      args: { game: 'Acme', category: 'RNG', contract: contractId, rate: 2 },
    })
    expect((await publish(119)).body.success).toBe(true)
  })

  test('points are worth no more than it leaves', async () => {
    const contractId = await sign(server, await newTeam(server), easyTerms.realtime)
    const { cookie } = await signInStaff(server)
    const { value } = (await server.console('GET', '/staff/points/settings', { cookie })).body
    const body = { ...value, pointsRatio: { ...value.pointsRatio, slots: 5 } }
    const refused = await server.console('PUT', '/staff/points/settings', { cookie, body })
    expect(errorOf(refused)).toMatchObject({ field: 'redeemAmount', args: { contract: contractId, category: 'RNG' } })
  })

  test('points that waited for a second person are weighed again when he says yes', async () => {
    const [content, finance] = [await signInStaff(server, 'content'), await signInStaff(server, 'finance')]
    const read = async () => (await server.console('GET', '/staff/points/settings', finance)).body.value
    const before = await read()
    const body = { ...before, pointsRatio: { ...before.pointsRatio, slots: 5 } }
    const { wishId } = (await server.console('PUT', '/staff/points/settings', { ...content, body })).body.value.wish
    const contractId = await sign(server, await newTeam(server), easyTerms.realtime)
    const decide = (isApproved: boolean) =>
      server.console('POST', `/staff/wishes/${wishId}/decide`, { ...finance, body: { isApproved } })
    expect(errorOf(await decide(true))).toMatchObject({ field: 'redeemAmount', args: { contract: contractId } })
    expect((await read()).pointsRatio).toEqual(before.pointsRatio)
    expect((await decide(false)).body.success).toBe(true)
  })

  test('a game that would return too much beside it counts nothing for it', async () => {
    const { downline } = await playedIn(server, 'daily', lastDay(), {})
    await server.pool.query("update games set rtp_bp = 9600 where node_id = 'gme_acme'")
    await runDaily()
    expect(await wages(downline)).toEqual([])
    await server.pool.query("update games set rtp_bp = 9500 where node_id = 'gme_acme'")
  })
})

describe('what the house is to pay', () => {
  const signBy = async (cookie: string, contractId: string) =>
    server.console('POST', `/staff/contracts/${contractId}/sign`, { cookie, body: { reason: 'agreed with the owner' } })

  test('needs two of the staff after its two sides: one alone signs nothing, whatever the role, and it earns from then on', async () => {
    const team = await newTeam(server, '0.00', 41)
    const { contractId } = (await offer(server, team, easyTerms.daily)).body.value
    const accepted = await process(server, team.downline, 'daily', { contractId, action: 'accept' })
    expect(accepted.body.value).toMatchObject({ status: 'accepted', allowed: ['reject'] })
    expect(accepted.body.value.effectiveFrom).toBeUndefined()
    const { cookie } = await signInStaff(server)
    expect((await signBy(cookie, contractId)).body.value).toMatchObject({ status: 'accepted', canSign: true })
    expect((await signBy(cookie, contractId)).body.code).toBe('FOUR_EYES')
    const { cookie: support } = await signInStaff(server, 'support')
    expect((await signBy(support, contractId)).status).toBe(403)
    const { cookie: finance } = await signInStaff(server, 'finance')
    const signed = (await signBy(finance, contractId)).body.value
    expect(signed).toMatchObject({ status: 'signed', effectiveFrom: expect.any(String) })
    expect(await auditOf(server, contractId)).toEqual([
      'contract.offered',
      'contract.accepted',
      'contract.house-asked',
      'contract.house-approved',
      'contract.signed',
    ])
  })

  test('is not signed any more once a side has left it', async () => {
    const team = await newTeam(server, '0.00', 41)
    const { contractId } = (await offer(server, team, easyTerms.daily)).body.value
    await process(server, team.downline, 'daily', { contractId, action: 'accept' })
    const { cookie } = await signInStaff(server)
    await signBy(cookie, contractId)
    const left = await process(server, team.downline, 'daily', { contractId, action: 'reject' })
    expect(left.body.value.status).toBe('rejected')
    expect((await signBy((await signInStaff(server, 'finance')).cookie, contractId)).body.code).toBe('STATE_CONFLICT')
  })
})

test('ceilings are lowered by one and raised by two, and never below what is signed nor above what a game bears', async () => {
  const { cookie } = await signInStaff(server, 'finance')
  const { cookie: second } = await signInStaff(server)
  const ask = (kind: string, rate: number) =>
    server.console('POST', '/staff/contract-ceilings', {
      cookie,
      body: { changes: [{ kind, gameType: 'RNG', rate }], reason: 'another plan' },
    })
  const rateNow = async (kind: string) =>
    (await server.console('GET', '/staff/contract-ceilings', { cookie })).body.value.list.find(
      (one: { kind: string; gameType: string }) => one.kind === kind && one.gameType === 'RNG',
    ).rate
  const contractId = await sign(server, await newTeam(server), easyTerms.daily)
  expect(errorOf(await ask('daily', 0.005))).toMatchObject({ args: { contract: contractId, rate: 1 } })
  expect(errorOf(await ask('turnover', 0.005))).toMatchObject({ args: { contract: contractId, category: 'RNG' } })
  expect((await ask('daily', 0.015)).body.success).toBe(true)
  expect(await rateNow('daily')).toBe(0.015)
  const raised = (await ask('daily', 0.02)).body.value
  expect(raised.wish).toMatchObject({ changes: [{ kind: 'daily', gameType: 'RNG', rate: 0.02 }] })
  expect(await rateNow('daily')).toBe(0.015)
  const decide = (by: string) =>
    server.console('POST', `/staff/wishes/${raised.wish.wishId}/decide`, { cookie: by, body: { isApproved: true } })
  expect((await decide(cookie)).body.code).toBe('FOUR_EYES')
  expect((await decide(second)).body.success).toBe(true)
  expect(await rateNow('daily')).toBe(0.02)
  const tooHigh = (await ask('turnover', 0.03)).body.value.wish.wishId
  const answer = await server.console('POST', `/staff/wishes/${tooHigh}/decide`, {
    cookie: second,
    body: { isApproved: true },
  })
  expect(errorOf(answer)).toMatchObject({ args: { game: 'Acme', contract: contractId } })
})

test('what the two sides play themselves counts for nobody: the same phone, payment card or browser is the same person', async () => {
  const team = await newTeam(server, '1000.00')
  await sign(server, team, easyTerms.daily)
  const { upline, downline, player } = team
  const below = async () => registerBelow(server, player, false)
  const [stranger, ofPhone, ofCard, ofBrowser] = [await below(), await below(), await below(), await below()]
  const tie = (text: string, values: unknown[]) => server.pool.query(text, values)
  await tie("update members set mobile_sealed = 's', mobile_key = $2 where id = $1", [
    ofPhone.memberId,
    Buffer.from('phone'),
  ])
  await tie("insert into member_details (member_id, field, sealed, blind_index) values ($1, 'mobileNum', 's', $2)", [
    downline.memberId,
    Buffer.from('phone'),
  ])
  for (const [index, { memberId }] of [upline, ofCard].entries())
    await tie(
      `insert into payout_accounts (id, member_id, bank_code, account_name, account_no_sealed, account_no_last4,
         account_no_hash, created_at, removed_at, usable_at)
       values ($1, $2, 'VCB', 'A', 's', '1234', decode(repeat('ab', 32), 'hex'), now(), ${index ? 'now()' : 'null'}, now())`,
      [`pac-${memberId}`, memberId],
    )
  for (const { memberId } of [downline, ofBrowser])
    await tie(
      "insert into trusted_devices (token_hash, member_id, created_at, expires_at) values (decode(repeat('cd', 32), 'hex'), $1, now(), now() + interval '1 day')",
      [memberId],
    )
  const at = new Date(lastDay().from.getTime() + 1_000)
  for (const member of [stranger, ofPhone, ofCard, ofBrowser, downline]) await playedAt(server, member, at)
  await countAll(server)
  await runDaily()
  expect(await wages(downline)).toMatchObject([{ activeMembers: 1, base: '100.00' }])
})

describe('a period that pays more than the site lets out unseen', () => {
  test('is held; staff let it be paid or not, with a reason and on record, and once', async () => {
    const { player, downline } = await playedIn(server, 'daily', lastDay(), { amount: '90000000.00' })
    const stake = 300_000_000_000
    await playedAt(server, player, new Date(lastDay().from.getTime() + 1_000), { stake })
    await countAll(server)
    await runDaily()
    const [{ incomeId, status }] = await wages(downline)
    expect(status).toBe('held')
    expect((await balanceOf(server, downline.token)).balance).toBe('0.00')
    const { cookie } = await signInStaff(server, 'finance')
    const decide = (by: string, isPaid: boolean) =>
      server.console('POST', `/staff/contract-incomes/${incomeId}/decide`, {
        cookie: by,
        body: { isPaid, reason: 'looked at the bets' },
      })
    const { cookie: reader } = await signInStaff(server, 'readonly')
    expect((await decide(reader, true)).status).toBe(403)
    const answers = await Promise.all([decide(cookie, true), decide(cookie, true)])
    expect(answers.map(({ body }) => body.success).toSorted()).toEqual([false, true])
    await runDaily()
    expect((await wages(downline))[0]).toMatchObject({ status: 'paid', amount: '30000001.00' })
    expect(await auditOf(server, incomeId)).toEqual(['contract.income-released'])
  })
})

test('agents whose contracts the house pays are opened by whoever has that right, and support has not', async () => {
  const open = async (role: 'support' | 'owner', type: number) => {
    const { cookie } = await signInStaff(server, role)
    return server.console('POST', '/staff/members', { cookie, body: { username: newUsername(), type } })
  }
  expect((await open('support', 41)).status).toBe(403)
  expect((await open('support', 1)).body.success).toBe(true)
  expect((await open('owner', 41)).body.success).toBe(true)
})
