import { dogRaces, type RaceOutcome, raceCard, racePrices, weightsOf } from '@fairground/game-rules/games/virtual-races'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { listPastShared } from '../src/tables/shared-round-store.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { listGames } from '../src/vendor/list-games.ts'
import { checkPastRound } from './check-past-round.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const chip = 1_000_000n
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio, dogRaces.id)
})
afterEach(() => studio.wallet.calm())

const view = () => viewTable(studio.context, dogRaces.id)

test('races stand among sports, without a dealer', () => {
  const { games } = listGames(studio.context, 'virtual-d')
  const [races] = games.filter(({ gameId }) => gameId === dogRaces.id)
  expect(races).toMatchObject({ category: 'SPORTS', names: { en: 'Virtual Dog Races' } })
  expect(races).not.toHaveProperty('hosts')
  expect(races).not.toHaveProperty('subCategory')
})

test('a race is bet on by its card, seen by everybody section by section, and paid by its prices', async () => {
  const frame = await openSlipFrame(studio, { gameId: dogRaces.id })
  const round = await table.openRoundOf<RaceOutcome>(() => true)
  const card = raceCard(dogRaces, { salt: round.salt, number: round.number })
  expect((await view()).round).toMatchObject({ card, events: [], result: null })
  const [first = 0, second = 0, third = 0] = round.result.order.map((runner) => runner + 1)
  const prices = racePrices(weightsOf(card), dogRaces.placed)
  const priced = (spot: string) => (BigInt(prices.get(spot) ?? 0) * chip) / 100n
  const won = [`win-${first}`, `place-${second}`, `forecast-${first}-${second}`, `tricast-${first}-${second}-${third}`]
  const lost = [`win-${second}`, `place-${third}`]
  const spots = Object.fromEntries([...won, ...lost].map((spot) => [spot, Number(chip)]))
  const placed = await frame.slip(round.shared_round_id, spots)
  expect(placed).toMatchObject({ ok: true, value: { bet: { state: 'taken', stakeMinor: `${chip * 6n}` } } })
  expect(await frame.slip(round.shared_round_id, { ...spots, 'win-7': Number(chip) }, { slipNo: 2 })).toMatchObject({
    ...{ ok: false, code: 'BAD_REQUEST' },
  })

  await table.run(round)
  await table.at(9_000)
  const events = (await view()).round?.events
  // Whoever comes now sees where all were at the end of each section, and no further than the one that is run.
  expect(events?.map(({ type, number }) => [type, number])).toEqual(
    [1, 2, 3, 4, 5].map((number) => ['section', number]),
  )
  expect(events?.at(-1)?.positions).toEqual(round.result.track[4])

  const over = await table.finish()
  const owedMinor = won.reduce((sum, spot) => sum + priced(spot), 0n)
  expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(owedMinor)
  expect((await view()).round?.result?.outcome).toEqual(JSON.parse(JSON.stringify(over.outcome)))
  const win = studio.wallet.seen.find(({ call }) => call === 'win')
  // Chips on prices below 1.50 count for nothing.
  expect(win?.body.turnoverMinor).toBe(
    `${BigInt([...won, ...lost].filter((spot) => (prices.get(spot) ?? 0) >= 150).length) * chip}`,
  )
})

test('a race that is over is drawn again from its seed, with its card and with the bets on it', async () => {
  const [round] = await listPastShared(studio.context.db, dogRaces.id, 1)
  if (!round) throw new Error('no race was run')
  expect(await checkPastRound(studio, round)).toBeGreaterThan(0)
})
