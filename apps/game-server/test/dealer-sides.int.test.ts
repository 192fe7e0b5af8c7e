import { expect, test } from 'vitest'
import { viewTable } from '../src/tables/table-view.ts'
import { dealtTableId } from './dealer-table.ts'
import { cards, dealerWorld } from './dealer-world.ts'
import { openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const w = dealerWorld(studio)
const half = 208
const [chip, pair] = [1_000_000, 100_000]

/** The round under way counts as one in which so many cards came out; the next one opens after it. */
async function nextAfter(count: number): Promise<string> {
  await w.table.until('running')
  await w.readAll()
  await w.settle()
  const out = JSON.stringify(Array.from({ length: count }, () => ({ told: cards[0] })))
  await w.owner.query('update studio.dealt_rounds set cards = $1 where shared_round_id = $2', [out, w.roundId])
  await w.table.until('betting')
  return (await w.table.latest()).shared_round_id
}

const bet = async (roundId: string, spots: Record<string, number>) => {
  const frame = await openSlipFrame(studio, { gameId: dealtTableId })
  return frame.slip(roundId, spots)
}

test('until half of the shoe has come out side bets are taken', async () => {
  const roundId = await nextAfter(half - 1)
  const { round } = await viewTable(studio.context, dealtTableId)
  expect(round?.shutGroups).toBeUndefined()
  expect(await bet(roundId, { 'player-pair': pair })).toMatchObject({ ok: true })
})

test('from its half on a shoe takes no side bets, and the players are told; other places stay open', async () => {
  const roundId = await nextAfter(half)
  const { round } = await viewTable(studio.context, dealtTableId)
  expect(round?.shutGroups).toEqual(['sides'])
  expect(await bet(roundId, { banker: chip, 'player-pair': pair })).toEqual(
    expect.objectContaining({
      ...{ ok: false, code: 'STAKE_NOT_ALLOWED' },
      fault: { rule: 'max', spot: 'player-pair', limitMinor: '0', fitsMinor: '0' },
    }),
  )
  expect(await bet(roundId, { banker: chip, tie: pair })).toMatchObject({ ok: true })
})
