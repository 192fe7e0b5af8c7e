import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerBelow } from '../../../../test/agents.ts'
import {
  addVendor,
  countAll,
  easyTerms,
  leaveEdge,
  newTeam,
  playedAt,
  playedIn,
  process,
  type processPaths,
  sign,
} from '../../../../test/contracts.ts'
import type { TestMember } from '../../../../test/members.ts'
import { askDeposit, balanceOf, brokenInvariants } from '../../../../test/money.ts'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { payContracts } from '../../money/wallet/index.ts'
import { contractJobs } from './contract-jobs.ts'
import { lockUnpaid } from './income-store.ts'
import { payIncomes } from './pay-incomes.ts'
import { type Period, periodBefore, type Rhythm } from './period.ts'
import { claimPeriod } from './run-store.ts'
import { settleContracts } from './settle-contracts.ts'
import { sumTeamRounds, sumTeams } from './team-store.ts'

const server = testServer()
const timeZone = 'Asia/Ho_Chi_Minh'
type Kind = keyof typeof processPaths
beforeAll(() => addVendor(server))
beforeEach(() => leaveEdge(server))
/** Every test settles anew what the clock says is over. */
beforeEach(() =>
  server.asOwner(async (tx) => {
    for (const table of ['contract_incomes', 'agent_contracts']) await sql`delete from ${sql.table(table)}`.execute(tx)
    await sql`delete from contract_runs`.execute(tx)
  }),
)
afterEach(async () => expect(await brokenInvariants(server)).toEqual([]))

const jobOf = {
  dividend: 'settle-dividends',
  daily: 'settle-daily-salary',
  hourly: 'settle-hourly-salary',
  realtime: 'settle-realtime-salary',
} as const
const rhythmOf = { dividend: 'weekly', daily: 'daily', hourly: 'hour', realtime: 'slice' } as const
const lastPeriod = (rhythm: Rhythm) => periodBefore(rhythm, server.clock.now(), timeZone)
const within = ({ from }: Period) => new Date(from.getTime() + 1_000)
/** A team that played in the last period of the kind. */
const playedLast = (kind: Kind, options: { amount?: string; type?: 1 | 41 } = {}) =>
  playedIn(server, kind, lastPeriod(rhythmOf[kind]), options)
const run = async (kind: Kind) => await contractJobs[jobOf[kind]]?.(server.context, {})
const record = async ({ token }: TestMember, page: string, query: Record<string, string> = {}) => {
  const span = { from: '2020-01-01T00:00:00.000Z', to: '2040-01-01T00:00:00.000Z' }
  return (await server.portal('GET', `/wps/relay/ODSFE2_${page}`, { token, query: { ...span, ...query } })).body.value
}
const cash = async ({ token }: TestMember) => (await balanceOf(server, token)).balance
const messagesOf = async ({ token }: TestMember): Promise<{ title: string }[]> =>
  (await server.portal('GET', '/wps/relay/CSP_messageList', { token })).body.value.list
const credits = async ({ token }: TestMember) =>
  (await server.portal('GET', '/wps/relay/ODSFE2_MemTransDet', { token, query: { type: 'contract' } })).body.value.list

const pages = [
  ['dividend', 'dividendRecord', '10.00', 0.1],
  ['daily', 'dailyWages', '1.00', 0.01],
  ['hourly', 'hourlySalary', '1.00', 0.01],
  ['realtime', 'realTimeSalary', '2.00', undefined],
] as const

describe.each(pages)('the job of the kind %s', (kind, page, amount, rate) => {
  test('[R7.6.05] settles a period once and pays it once, however many workers run at once and however often', async () => {
    const { upline, downline, contractId } = await playedLast(kind)
    await Promise.all(Array.from({ length: 5 }, () => run(kind)))
    await run(kind)
    const { list, sums } = await record(downline, page)
    const { from, to } = lastPeriod(rhythmOf[kind])
    expect(list).toMatchObject([
      {
        contractId,
        kind,
        account: upline.account,
        isUpline: false,
        periodFrom: from.toISOString(),
        periodTo: to.toISOString(),
        activeMembers: 1,
        validBet: '100.00',
        teamLoss: '100.00',
        base: '100.00',
        amount,
        status: 'paid',
      },
    ])
    expect(list[0].rate).toBe(rate)
    expect(sums).toEqual({ base: '100.00', amount, paid: amount, owed: '0.00' })
    expect(await cash(downline)).toBe(amount)
    expect(await credits(downline)).toMatchObject([{ kind: 'contract', amount, reference: list[0].incomeId }])
    expect(await credits(upline)).toMatchObject([{ kind: 'contract', amount: `-${amount}` }])
    expect(await record(upline, page, { side: 'given' })).toMatchObject({ list: [{ account: downline.account }] })
    expect(await record(upline, page)).toMatchObject({ list: [], total: 0 })
    const told = (await messagesOf(downline)).filter(({ title }) => / has arrived$/.test(title))
    expect(told).toHaveLength(kind === 'daily' || kind === 'dividend' ? 1 : 0)
  })
})

test('[R2.7.08] [R2.7.15] the income report has what an agent earned by contracts of every kind, and nothing of what it gave', async () => {
  const { upline, downline } = await playedLast('daily')
  await run('daily')
  const report = async ({ token }: TestMember, query: Record<string, string> = {}) => {
    const now = server.clock.now().getTime()
    const span = { from: new Date(now - 9 * 86_400_000).toISOString(), to: new Date(now + 86_400_000).toISOString() }
    return (await server.portal('GET', '/wps/relay/ODSFE2_incomeReport', { token, query: { ...span, ...query } })).body
  }
  expect((await report(downline)).value).toMatchObject({
    ...{ total: 1, list: [{ kind: 'daily', account: upline.account, amount: '1.00', status: 'paid' }] },
    ...{ sums: { amount: '1.00', paid: '1.00' }, byKind: [{ kind: 'daily', amount: '1.00', paid: '1.00' }] },
  })
  expect((await report(downline, { kind: 'dividend' })).value).toMatchObject({ total: 0, list: [], byKind: [] })
  expect((await report(upline)).value).toMatchObject({ total: 0, list: [], sums: { amount: '0.00' } })
})

test('[R9.02] real-time salaries are settled slice by slice, each five minutes after the one before', async () => {
  const { downline, player } = await playedLast('realtime')
  const { from } = lastPeriod('slice')
  await transact(server.db, (tx) =>
    claimPeriod(tx, {
      kind: 'realtime',
      rhythm: 'slice',
      from: new Date(from.getTime() - 900_000),
      to: new Date(from.getTime() - 600_000),
      ranAt: from,
    }),
  )
  await playedAt(server, player, new Date(from.getTime() - 600_000), { payout: 15_000 })
  await settleContracts(server.context, 'realtime')
  const { rows } = await server.pool.query("select period_from from contract_runs where kind = 'realtime' order by 1")
  const times = rows.map((row) => row.period_from.getTime())
  expect(times.slice(0, 4)).toEqual([0, 1, 2, 3].map((count) => from.getTime() - 900_000 + count * 300_000))
  expect((await record(downline, 'realTimeSalary')).list).toMatchObject([{ amount: '2.00' }, { amount: '1.00' }])
})

test('[R3.180] bets below the smallest that counts earn nothing; the two rates are taken of what won and what lost', async () => {
  const team = await newTeam(server, '1000.00')
  await sign(server, team, { ...easyTerms.realtime, ...{ singleBetAmount: '50.00' } })
  const at = within(lastPeriod('slice'))
  await playedAt(server, team.player, at, { stake: 4_999 })
  await playedAt(server, team.player, at, { stake: 5_000 })
  await playedAt(server, await registerBelow(server, team.player, false), at, { stake: 20_000, payout: 30_000 })
  await playedAt(server, team.downline, at, { stake: 80_000 })
  await playedAt(server, team.downline, at, { stake: 90_000, currency: 'FUN' })
  await playedAt(server, team.upline, at, { stake: 90_000 })
  await run('realtime')
  expect((await record(team.downline, 'realTimeSalary')).list).toMatchObject([
    { base: '250.00', amount: '3.00', activeMembers: 2 },
  ])
})

test('sums of teams are what the rounds below them add up to, at every level, from days and from rounds', async () => {
  const top = await newTeam(server)
  const below = await registerBelow(server, top.player, false)
  const { from } = lastPeriod('weekly')
  const people = [top.upline, top.downline, top.player, below]
  for (let count = 0; count < 40; count += 1) {
    const member = people[count % people.length] ?? top.player
    const at = new Date(from.getTime() - 86_400_000 + count * 21_000_000)
    await playedAt(server, member, at, { stake: 1_000 + 37 * count, payout: (count % 5) * 700 })
  }
  await countAll(server)
  const span = { rhythm: 'weekly', period: lastPeriod('weekly'), timeZone, counted: ['gme_acme'] } as const
  const ids = people.map(({ memberId }) => memberId)
  const heads = ids.map((id) => ({ id, uplineId: id, downlineId: id, currency: 'VND', singleMinMinor: 0n }))
  const sumsOf = await sumTeams(server.db, heads, span)
  for (const [index, head] of heads.entries()) {
    const team = ids.slice(index + 1)
    const { rows } = await server.pool.query(
      `select coalesce(sum(stakes_minor - rollbacks_minor), 0) as valid,
         coalesce(sum(stakes_minor - rollbacks_minor - payouts_minor), 0) as loss,
         count(distinct member_id) as active from game_rounds
       where member_id = any($1) and closed_at >= $2 and closed_at < $3`,
      [team, span.period.from, span.period.to],
    )
    const sums = sumsOf(head.id)
    expect([sums.validMinor, sums.lossMinor, sums.activeMembers].map(String)).toEqual(
      [rows[0].valid, rows[0].loss, rows[0].active].map(String),
    )
    const raw = await sumTeamRounds(server.db, head, span)
    expect(raw).toMatchObject({ validMinor: sums.validMinor, lossMinor: sums.lossMinor })
  }
})

describe('a wallet that is short', () => {
  test('leaves the income owed; once there is money it is paid at the next try, and once', async () => {
    const { upline, downline } = await playedLast('daily', { amount: '0.00' })
    await run('daily')
    const owed = await record(downline, 'dailyWages')
    expect(owed).toMatchObject({ list: [{ status: 'owed', amount: '1.00' }], sums: { paid: '0.00', owed: '1.00' } })
    expect(await cash(downline)).toBe('0.00')
    await askDeposit(server, upline.token, '100.00')
    expect(await payIncomes(server.context)).toBe(0)
    server.clock.advance(6 * 60_000)
    await Promise.all(Array.from({ length: 5 }, () => payIncomes(server.context)))
    expect((await record(downline, 'dailyWages')).list).toMatchObject([{ status: 'paid' }])
    expect([await cash(upline), await cash(downline)]).toEqual(['99.00', '1.00'])
    server.clock.advance(-6 * 60_000)
  })

  test('pays what it covers and no more, whoever else is waiting', async () => {
    const team = await playedLast('daily', { amount: '1.00' })
    const second = await registerBelow(server, team.upline, false)
    await sign(server, { upline: team.upline, downline: second }, easyTerms.daily)
    await playedAt(server, second, within(lastPeriod('daily')))
    await countAll(server)
    await run('daily')
    expect(await cash(team.upline)).toBe('0.00')
    expect([await cash(team.downline), await cash(second)].toSorted()).toEqual(['0.00', '1.00'])
  })
})

test('the house pays for agents whose contracts it settles; it is no bonus of the member', async () => {
  const { upline, downline } = await playedLast('daily', { amount: '0.00', type: 41 })
  await run('daily')
  expect(await cash(downline)).toBe('1.00')
  expect(await credits(upline)).toEqual([])
  const gifts = await server.portal('GET', '/wps/relay/ODSFE2_bonusDetails', { token: downline.token })
  expect(gifts.body.value.list).toEqual([])
})

test('[R4.13.03] after a contract has ended nothing more is settled; an unreached one says so', async () => {
  const ended = await playedLast('daily')
  await process(server, ended.upline, 'daily', { contractId: ended.contractId, action: 'terminate' })
  await server.pool.query('update agent_contracts set ended_at = $2 where id = $1', [
    ended.contractId,
    within(lastPeriod('daily')),
  ])
  const unmet = await newTeam(server)
  await sign(server, unmet, { ...easyTerms.daily, ...{ dailyBetAmount: '100.01' } })
  await playedAt(server, unmet.player, within(lastPeriod('daily')))
  await countAll(server)
  await run('daily')
  expect(await record(ended.downline, 'dailyWages')).toMatchObject({ list: [], total: 0 })
  expect((await record(unmet.downline, 'dailyWages')).list).toMatchObject([{ status: 'unmet', amount: '0.00' }])
})

describe('a worker that is killed', () => {
  const die = async (work: Parameters<typeof transact<void>>[1]) =>
    expect(
      transact(server.db, async (tx) => {
        await work(tx)
        await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      }),
    ).rejects.toThrow()

  test('[R7.6.05] while it settles a period leaves nothing behind, and the next one settles it', async () => {
    const { downline } = await playedLast('hourly')
    const period = lastPeriod('hour')
    await die(async (tx) => {
      await claimPeriod(tx, { kind: 'hourly', rhythm: 'hour', ...period, ranAt: new Date() })
    })
    await run('hourly')
    expect(await cash(downline)).toBe('1.00')
  })

  test('[R7.6.05] while it pays has paid nobody, and the next one pays once', async () => {
    const { upline, downline } = await playedLast('hourly')
    await settleContracts(server.context, 'hourly')
    await die(async (tx) => {
      const unpaid = await lockUnpaid(tx, { now: server.clock.now(), limit: 10 })
      expect(unpaid).toHaveLength(1)
      await payContracts(
        tx,
        unpaid.map((income) => ({
          payerId: income.uplineId,
          receiverId: income.downlineId,
          currency: income.currency,
          amountMinor: income.amountMinor,
          incomeId: income.id,
          tryNumber: 1,
        })),
      )
    })
    expect(await cash(downline)).toBe('0.00')
    await Promise.all([payIncomes(server.context), payIncomes(server.context)])
    expect([await cash(upline), await cash(downline)]).toEqual(['999.00', '1.00'])
  })
})

test('a period waits until all of its bets are counted', async () => {
  const { downline, player } = await playedLast('daily')
  await playedAt(server, player, within(lastPeriod('daily')))
  await run('daily')
  expect(await record(downline, 'dailyWages')).toMatchObject({ total: 0 })
  await countAll(server)
  await run('daily')
  expect((await record(downline, 'dailyWages')).list).toMatchObject([{ base: '200.00', amount: '2.00' }])
})
