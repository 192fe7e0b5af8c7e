import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppContext } from '../src/context.ts'
import { openStudioLogin } from '../src/db/prepare-database.ts'
import { createContext } from '../src/start-studio.ts'
import { reloadTables } from '../src/tables/open-tables.ts'
import { TestTable } from './shared-table.ts'
import { catalogueWithDice, diceTableId, openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithDice)
const secondId = 'dice-second'
const chip = 100_000
const groupMinor = 3_000_000n
let owner: pg.Client
let other: { context: AppContext; close(): Promise<void> }
let tables: [TestTable, TestTable]
let rounds: [string, string]

beforeAll(async () => {
  owner = new pg.Client(studio.databaseUrl)
  await owner.connect()
  const first = await TestTable.prepare(studio, diceTableId)
  await owner.query(`insert into studio.tables (table_id, rules_id) values ($1, $2)`, [secondId, diceTableId])
  await owner.query(`update studio.tables set risk_group = 'dice' where rules_id = $1`, [diceTableId])
  await owner.query(`insert into studio.risk_caps values ('dice', 'VND', $1)`, [groupMinor])
  await reloadTables(studio.context)
  const config = { ...studio.context.config, databaseUrl: await openStudioLogin(studio.databaseUrl) }
  other = createContext(config, studio.clock, catalogueWithDice())
  await reloadTables(other.context)
  tables = [first, new TestTable(studio, secondId)]
})
afterAll(async () => {
  await other.close()
  await owner.end()
})
beforeEach(async () => {
  const opened = await Promise.all(tables.map((table) => table.openRoundOf(() => true)))
  rounds = opened.map((round) => round.shared_round_id) as [string, string]
})
afterEach(async () => {
  for (const table of tables) await table.finish()
})

const heldOfBoth = async (): Promise<bigint> => {
  const { rows } = await owner.query(
    'select coalesce(sum(greatest(held_minor, 0)), 0)::text as held from studio.slip_books where shared_round_id = any($1)',
    [rounds],
  )
  return BigInt(rows[0].held)
}
const framesAt = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => openSlipFrame(studio, { gameId: index % 2 ? secondId : diceTableId })),
  )

test('slips at two tables of one group, in two processes at once, never pass the cap of the group', async () => {
  const contexts = [studio.context, other.context]
  const frames = await framesAt(60)
  const answers = await Promise.all(
    frames.map((frame, index) =>
      // Each process takes those of one table: nothing but the cap of the group keeps them apart.
      frame.slip(rounds[index % 2]!, { big: chip * (1 + (index % 3)) }, { context: contexts[index % 2]! }),
    ),
  )
  const taken = answers.filter(({ ok }) => ok).length
  expect(taken).toBeGreaterThan(5)
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.code])))).toEqual(new Set(['TABLE_FULL']))
  expect(await heldOfBoth()).toBeLessThanOrEqual(groupMinor)
  const { rows } = await owner.query(
    `select sum(stake_minor)::text as staked from studio.shared_bets where shared_round_id = any($1) and state = 'taken'`,
    [rounds],
  )
  // Every chip lies on one place that pays one to one: what was staked is what both rounds may cost.
  expect(BigInt(rows[0].staked)).toBeLessThanOrEqual(groupMinor)
  expect(BigInt(rows[0].staked)).toBeGreaterThan(groupMinor - 3n * BigInt(chip))
})

test('a refusal names what the group leaves; what makes the worst no worse passes all the same', async () => {
  const [first, second, third] = await framesAt(3)
  expect((await first!.slip(rounds[0], { big: 2_500_000 })).ok).toBe(true)
  const refused = await second!.slip(rounds[1], { big: 1_000_000 })
  expect(refused).toMatchObject({ ok: false, code: 'TABLE_FULL', fault: { rule: 'exposure', fitsMinor: '500000' } })
  expect((await second!.slip(rounds[1], { big: 500_000 })).ok).toBe(true)
  expect((await third!.slip(rounds[0], { small: 400_000 })).ok).toBe(true)
})

test('without its group a table has its own cap alone', async () => {
  await owner.query(`update studio.tables set risk_group = null where table_id = $1`, [secondId])
  await reloadTables(studio.context)
  const [first, second] = await framesAt(2)
  expect((await first!.slip(rounds[0], { big: 3_000_000 })).ok).toBe(true)
  expect((await second!.slip(rounds[1], { big: 3_000_000 })).ok).toBe(true)
})
