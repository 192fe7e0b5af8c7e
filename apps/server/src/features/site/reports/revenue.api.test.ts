import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTrial } from '../../../../test/members.ts'
import { brokenInvariants } from '../../../../test/money.ts'
import { newRoundId, newTransactionId, type PswPlayer, seatPlayer, sitDown } from '../../../../test/psw-player.ts'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../test/test-vendor.ts'
import { readPoolBooks } from '../../money/wallet/index.ts'
import { closeReportDays } from './close-report-days.ts'

const server = testServer()
const vendors = [new TestVendor('revenue-one'), new TestVendor('revenue-two')]
let cookie = ''
beforeAll(async () => {
  for (const vendor of vendors) await vendor.start(server)
  ;({ cookie } = await signInStaff(server, 'readonly'))
})
afterAll(async () => {
  for (const vendor of vendors) await vendor.stop()
})

const dayOf = (date: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(date)
const today = dayOf(new Date())
const addDays = (day: string, count: number) =>
  dayOf(new Date(Date.parse(`${day}T12:00:00+07:00`) + count * 86_400_000))

const report = async (from: string, to: string) =>
  (await server.console('GET', '/staff/reports/revenue', { cookie, query: { from, to } })).body.value
const minor = (amount: string) => BigInt(amount.replace('.', ''))

interface Sums {
  stakes: string
  payouts: string
  ggr: string
  betCount: number
}

const total = (rows: readonly Sums[], key: 'stakes' | 'payouts' | 'ggr') =>
  rows.reduce((sum, row) => sum + minor(row[key]), 0n)

/** What the vendors' accounts hold is what was staked and never paid out. */
async function ledgerGgr(currency = 'VND'): Promise<bigint> {
  const { rows } = await server.pool.query(
    "select coalesce(sum(balance), 0)::text as ggr from ledger.account_balances where owner_kind = 'vendor' and currency = $1",
    [currency],
  )
  return BigInt(rows[0].ggr)
}

async function ledgerSums() {
  const { rows } = await server.pool.query(`
    select kind, count(*)::int as count, sum(amount)::text as amount from ledger.transfer_sides
    where scope = 'vendor' and code is null and currency = 'VND' group by kind`)
  const of = (kind: string) => rows.find((row) => row.kind === kind)
  const amount = (kind: string) => BigInt(of(kind)?.amount ?? 0)
  return {
    stakes: amount('bet') - amount('reversal'),
    payouts: amount('win') + amount('jackpot_win'),
    betCount: (of('bet')?.count ?? 0) - (of('reversal')?.count ?? 0),
  }
}

interface Step {
  who: number
  stakeMinor: number
  factorPercent: number
  isTakenBack: boolean
  /** Some of the stake goes to a pool, which pays so much of the house's seed in this round. */
  isShared: boolean
  hitBase: number
}

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat({ max: 2 }),
  stakeMinor: fc.integer({ min: 100, max: 90_000 }),
  factorPercent: fc.constantFrom(0, 0, 0, 50, 120, 900),
  isTakenBack: fc.boolean(),
  isShared: fc.boolean(),
  hitBase: fc.constantFrom(0, 0, 0, 5_000),
})

let cycle = 0

/** Pays what the pool has collected, with a seed that the house gave. */
async function hitJackpot(player: PswPlayer, { roundId, base }: { roundId: string; base: number }) {
  const pool = { vendorId: 'revenue-one', jackpotId: 'grand', tier: 'major', currency: 'VND' }
  const { incrementMinor, reserveMinor } = (await readPoolBooks(server.db, 'VND'))(pool)
  cycle += 1
  const paid = { cycle, base: String(base), increment: String(incrementMinor) }
  const seed = { seedReserve: String(reserveMinor), seedHouse: String(BigInt(base) - reserveMinor) }
  const { answer } = await (vendors[0] as TestVendor).send('jackpot-win', {
    ...{ playerId: player.playerId, transactionId: newTransactionId(), currency: 'VND', gameId: testGames.single },
    ...{ roundId, jackpotId: 'grand', tier: 'major', amount: String(BigInt(base) + incrementMinor) },
    pool: { ...paid, ...seed },
  })
  expect(answer.code).toBe('OK')
}

async function play(player: PswPlayer, { who, stakeMinor, factorPercent, isTakenBack, isShared, hitBase }: Step) {
  const roundId = newRoundId()
  const transactionId = newTransactionId()
  const place = { jackpotId: 'grand', tier: 'major' }
  const jackpotShares = isShared && who !== 1 ? [{ ...place, increment: '3', reserve: '2' }] : undefined
  const bet = await player.bet({
    roundId,
    transactionId,
    amount: String(stakeMinor),
    ...(jackpotShares && { jackpotShares }),
  })
  if (bet.answer.code === 'OK' && hitBase && jackpotShares) return hitJackpot(player, { roundId, base: hitBase })
  const win = Math.floor((stakeMinor * factorPercent) / 100)
  if (win > 0) await player.win({ roundId, amount: String(win) })
  else if (isTakenBack) await player.rollback({ originalTransactionId: transactionId, roundId })
}

describe('the revenue report', () => {
  test('of whatever was played, jackpots too, equals the ledger and the dashboard, by day, by vendor and by category', async () => {
    const [one, two] = vendors as [TestVendor, TestVendor]
    const players = [
      await seatPlayer(server, one, { amount: '900000.00' }),
      await seatPlayer(server, two, { amount: '900000.00' }),
      await seatPlayer(server, one, { amount: '900.00' }),
    ]
    const trial = await sitDown(server, one, (await openTrial(server)).token, { mode: 'trial' })
    await trial.bet({ amount: '777' })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const each of steps) await play(players[each.who] as PswPlayer, each)
        const found = await report(addDays(today, -1), addDays(today, 1))
        const sums = await ledgerSums()
        expect(minor(found.total.ggr)).toBe(await ledgerGgr())
        for (const rows of [[found.total], found.days, found.vendors, found.categories]) {
          expect(total(rows, 'stakes')).toBe(sums.stakes)
          expect(total(rows, 'payouts')).toBe(sums.payouts)
          expect(total(rows, 'ggr')).toBe(sums.stakes - sums.payouts)
          expect(rows.reduce((count: number, row: Sums) => count + row.betCount, 0)).toBe(sums.betCount)
        }
        expect(found.total.ngr).toBe(found.total.ggr)
        const shown = (await server.console('GET', '/staff/dashboard', { cookie })).body.value
        expect(minor(shown.ggrToday)).toBe(minor(found.total.ggr))
        expect([minor(shown.stakesToday), minor(shown.payoutsToday)]).toEqual([sums.stakes, sums.payouts])
      }),
      { numRuns: 6 },
    )
    expect(await brokenInvariants(server)).toEqual([])
  }, 60_000)

  test('names vendors and categories, the largest stakes first, and every day of its span', async () => {
    const found = await report(addDays(today, -3), today)
    expect(found.days.map(({ day }: { day: string }) => day)).toEqual(
      [-3, -2, -1, 0].map((count) => addDays(today, count)),
    )
    expect(found.vendors.map(({ vendorId }: { vendorId: string }) => vendorId).sort()).toEqual([
      'revenue-one',
      'revenue-two',
    ])
    const stakes = found.vendors.map((vendor: Sums) => Number(vendor.stakes))
    expect(stakes).toEqual([...stakes].sort((a, b) => b - a))
    expect(found.categories).toMatchObject([{ gameType: 'RNG' }])
  })

  test('says the same of a day once it is closed, which happens once and only when the day has settled', async () => {
    const closed = async () =>
      (await server.pool.query('select count(*)::int as count from closed_report_days')).rows[0].count
    await closeReportDays(server.context)
    const before = await report(addDays(today, -2), today)
    const rowsOfToday = async () =>
      (await server.pool.query('select count(*)::int as count from report_days where day = $1', [today])).rows[0].count
    expect(await rowsOfToday()).toBe(0)
    server.clock.advance(26 * 3_600_000)
    await Promise.all([closeReportDays(server.context), closeReportDays(server.context)])
    const count = await closed()
    expect(await rowsOfToday()).toBeGreaterThan(0)
    await closeReportDays(server.context)
    expect(await closed()).toBe(count)
    ;({ cookie } = await signInStaff(server, 'readonly'))
    expect(await report(addDays(today, -2), today)).toEqual(before)
  })
})

test.each([
  [{ from: '2026-02-01', to: '2026-01-31' }],
  [{ from: '2026-01-01', to: '2026-04-03' }],
  [{ from: 'yesterday', to: '2026-04-03' }],
  [{ from: '2026-01-01', to: '' }],
])('the span %o is refused as input', async (query) => {
  const { body } = await server.console('GET', '/staff/reports/revenue', { cookie, query })
  expect(body.code).toBe('VALIDATION')
})

test('finance, risk, read-only and the owner read reports; support, content and strangers do not', async () => {
  for (const [path, query] of [
    ['/staff/reports/revenue', { from: today, to: today }],
    ['/staff/reports/reconciliation', { day: today }],
  ] as const) {
    expect((await server.console('GET', path, { query })).status).toBe(401)
    for (const [role, status] of [
      ['owner', 200],
      ['finance', 200],
      ['risk', 200],
      ['support', 403],
      ['content', 403],
    ] as const) {
      const staff = await signInStaff(server, role)
      expect((await server.console('GET', path, { cookie: staff.cookie, query })).status).toBe(status)
    }
  }
})
