import { instantGames } from '@fairground/game-rules/instant'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from '../src/context.ts'
import { openStudioLogin } from '../src/db/prepare-database.ts'
import { createContext } from '../src/start-studio.ts'
import { reloadTables } from '../src/tables/open-tables.ts'
import { TestTable } from './shared-table.ts'
import { catalogueWithDice, diceTableId, openSlipFrame, type SlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithDice)
const chip = 100_000
const capMinor = 2_000_000n
const spots = ['small', 'big', 'odd', 'even', 'total-7', 'total-14', 'pair-1-2', 'any-triple']
let owner: pg.Client
let other: { context: AppContext; close(): Promise<void> }
let table: TestTable
let roundId: string

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  table = await TestTable.prepare(studio, diceTableId)
  await owner.query(
    `insert into studio.table_limits (table_id, currency, stake_minor_min, stake_minor_max,
      payout_minor_max, group_limits, exposure_minor_max) values ($1, 'VND', 100000, 50000000, 10000000000, $2, $3)`,
    [
      diceTableId,
      JSON.stringify({ totals: { min: '100000', max: '50000000' }, triples: { min: '100000', max: '50000000' } }),
      capMinor,
    ],
  )
  await reloadTables(studio.context)
  // A second process at the same table.
  const config = { ...studio.context.config, databaseUrl: await openStudioLogin(studio.databaseUrl) }
  other = createContext(config, studio.clock, catalogueWithDice())
  await reloadTables(other.context)
})
afterAll(async () => {
  await other.close()
  await owner.end()
})
beforeEach(async () => {
  roundId = (await table.openRoundOf(() => true)).shared_round_id
})

type SpotRules = { worstOutcomes: unknown[]; grossOf(spot: string, outcome: unknown): { num: bigint; den: bigint } }
const { worstOutcomes, grossOf } = (
  instantGames.find(({ id }) => id === 'sic-bo') as unknown as { spotRules: SpotRules }
).spotRules

type Stored = { input: { bets: { spot: string; stakeMinor: string }[] }; player_id: string; stake_minor: string }
const taken = async (): Promise<Stored[]> =>
  (await owner.query(`select * from studio.shared_bets where shared_round_id = $1 and state = 'taken'`, [roundId])).rows

/** What the round costs at worst, throw by throw. */
const worst = (bets: readonly Stored[]): bigint =>
  worstOutcomes
    .map((outcome) =>
      bets
        .flatMap(({ input }) => input.bets)
        .reduce((sum, { spot, stakeMinor }) => {
          const { num, den } = grossOf(spot, outcome)
          return sum + (BigInt(stakeMinor) * num) / den - BigInt(stakeMinor)
        }, 0n),
    )
    .sort((a, b) => (a < b ? 1 : -1))[0] ?? 0n

const startMinor = 100_000_000n
const spent = ({ playerId }: SlipFrame) => startMinor - studio.wallet.book.balanceOf(playerId)
const contexts = () => [studio.context, other.context]

test('slips that come to two processes at once never pass the cap, and one that is refused leaves nothing', async () => {
  const frames = await Promise.all(Array.from({ length: 40 }, () => openSlipFrame(studio)))
  const answers = await Promise.all(
    frames.map((frame, index) => {
      const spot = spots[index % spots.length] as string
      const context = contexts()[index % 2]!
      return frame.slip(roundId, { [spot]: chip * (1 + (index % 5)) }, { context })
    }),
  )
  const bets = await taken()
  expect(answers.filter(({ ok }) => ok).length).toBe(bets.length)
  expect(bets.length).toBeGreaterThan(5)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toContain('TABLE_FULL')
  expect(worst(bets)).toBeLessThanOrEqual(capMinor)
  const [book] = (await owner.query('select * from studio.slip_books where shared_round_id = $1', [roundId])).rows
  expect(BigInt(book.worst_minor)).toBeGreaterThanOrEqual(worst(bets))
  for (const [index, frame] of frames.entries()) {
    const mine = bets.filter(({ player_id }) => player_id === frame.playerId)
    expect(spent(frame)).toBe(mine.reduce((sum, bet) => sum + BigInt(bet.stake_minor), 0n))
    expect(mine.length).toBe(answers[index]!.ok ? 1 : 0)
  }
  await table.finish()
})

test('of two different first slips in two tabs one is taken; the same slip from both is one bet', async () => {
  const frame = await openSlipFrame(studio)
  const [first, second] = contexts() as [AppContext, AppContext]
  const told = await Promise.all([
    frame.slip(roundId, { small: chip }, { context: first }),
    frame.slip(roundId, { big: chip }, { context: second }),
  ])
  expect(told.map((answer) => (answer.ok ? 'taken' : answer.code)).sort()).toEqual(['SLIP_SPENT', 'taken'])
  expect(spent(frame)).toBe(BigInt(chip))
  const stands = { [told[0]!.ok ? 'small' : 'big']: 2 * chip }
  const same = await Promise.all(
    [first, second, first, second].map((context) => frame.slip(roundId, stands, { context, slipNo: 2 })),
  )
  expect(new Set(same.map((answer) => answer.ok && answer.value.bet.roundId)).size).toBe(1)
  expect(spent(frame)).toBe(BigInt(2 * chip))
  await table.finish()
})

test('a second slip that overtakes the wallet’s answer to the first is decided after it', async () => {
  const frame = await openSlipFrame(studio)
  studio.wallet.disturb('bet', { kind: 'delay', ms: 400 })
  const placed = frame.slip(roundId, { small: chip })
  await expect
    .poll(() =>
      studio.context.db.selectFrom('shared_bets').select('round_id').where('shared_round_id', '=', roundId).execute(),
    )
    .toHaveLength(1)
  const second = await frame.slip(roundId, { small: 2 * chip, odd: chip }, { slipNo: 2 })
  const first = await placed
  expect([first.ok, second.ok]).toEqual([true, true])
  expect(spent(frame)).toBe(BigInt(3 * chip))
  expect((await taken()).reduce((sum, { stake_minor }) => sum + Number(stake_minor), 0)).toBe(3 * chip)
  await table.finish()
})
