import { followsOn } from '@fairground/fairness'
import { beforeAll, expect, test } from 'vitest'
import { emptyRoundRemover } from '../src/tables/remove-empty-rounds.ts'
import { TestTable } from './shared-table.ts'
import { catalogueWithDice, diceTableId, openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio(catalogueWithDice)
const day = 24 * 3_600_000
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio, diceTableId)
})

const rounds = () =>
  studio.context.db
    .selectFrom('shared_rounds')
    .select(['shared_round_id', 'chain_id', 'number', 'server_seed', 'commitment'])
    .where('table_id', '=', diceTableId)
    .orderBy('shared_round_id')
    .execute()

async function playRound(bet?: (roundId: string) => Promise<unknown>): Promise<string> {
  const { shared_round_id: roundId } = await table.openRoundOf(() => true)
  await bet?.(roundId)
  await table.run(await table.latest())
  await table.finish()
  return roundId
}

test('rounds without a bet go after 60 days; those with one, and the last of a chain, stay', async () => {
  const frame = await openSlipFrame(studio)
  await playRound()
  const played = await playRound((roundId) => frame.slip(roundId, { small: 1_000_000 }))
  await playRound()
  const last = await playRound()
  const all = await rounds()
  const remove = emptyRoundRemover(studio.context)
  expect(all.map(({ shared_round_id }) => shared_round_id)).toHaveLength(4)
  studio.clock.advance(59 * day)
  expect(await remove()).toBe(0)
  studio.clock.advance(2 * day)
  expect(await remove()).toBe(2)
  const left = await rounds()
  expect(left.map(({ shared_round_id }) => shared_round_id)).toEqual([played, last])
  expect(await remove()).toBe(0)
  expect(await emptyRoundRemover(studio.context)()).toBe(0)
  // What went can be had back from what stayed.
  const [, , third, fourth] = all
  expect(followsOn(fourth!.server_seed!, third!.server_seed!)).toBe(true)
  // The table goes on behind its last round.
  const { number, chain_id } = await table.openRoundOf(() => true)
  expect({ number, chain_id }).toEqual({ number: fourth!.number + 1, chain_id: fourth!.chain_id })
})

test('the studio itself may remove no round', async () => {
  await expect(studio.context.db.deleteFrom('shared_rounds').execute()).rejects.toThrow('permission denied')
})
