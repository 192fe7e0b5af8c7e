import { type LeagueOutcome, leagueCard, pricesIn } from '@fairground/game-rules/games/virtual-league'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { exposureCapOf } from '../src/catalogue/slip-limits.ts'
import { listPastShared } from '../src/tables/shared-round-store.ts'
import { viewTable } from '../src/tables/table-view.ts'
import { checkPastRound } from './check-past-round.ts'
import { TestTable } from './shared-table.ts'
import { openSlipFrame } from './slip-table.ts'
import { testStudio } from './test-studio.ts'

const studio = testStudio()
const gameId = 'virtual-league'
const chip = 1_000_000n
let table: TestTable

beforeAll(async () => {
  table = await TestTable.prepare(studio, gameId)
})
afterEach(() => studio.wallet.calm())

const view = () => viewTable(studio.context, gameId)
const goalsOf = ({ result }: Pick<LeagueOutcome, 'result'>) => result.goals.length

test('a day is bet on by its card, its goals are told as they fall, and bets are paid by the scores', async () => {
  const frame = await openSlipFrame(studio, { gameId })
  const round = await table.openRoundOf<LeagueOutcome>((outcome) => goalsOf(outcome) > 10)
  const card = leagueCard({ salt: round.salt, number: round.number })
  expect((await view()).round).toMatchObject({ card, events: [] })
  const spots = Object.fromEntries(
    card.matches.flatMap((_, match) =>
      ['home', 'over', 'both'].map((name): [string, number] => [`${match + 1}-${name}`, Number(chip)]),
    ),
  )
  const placed = await frame.slip(round.shared_round_id, spots)
  expect(placed).toMatchObject({ ok: true, value: { bet: { state: 'taken', stakeMinor: `${chip * 24n}` } } })

  await table.run(round)
  await table.at(45_000)
  const told = (await view()).round?.events ?? []
  const goals = told.filter(({ type }) => type === 'goal')
  expect(goals.length).toBeLessThanOrEqual(goalsOf(round))
  expect(told.map(({ type }) => type)).toContain('second-half')
  expect(told.map(({ type }) => type)).not.toContain('full-time')
  expect(goals.every(({ minute }) => Number(minute) <= 68)).toBe(true)

  await table.finish()
  const won = (match: number, name: string) => {
    const [home, away] = round.result.scores[match] ?? [0, 0]
    return name === 'home' ? home > away : name === 'over' ? home + away > 2 : home > 0 && away > 0
  }
  let owedMinor = 0n
  for (const [match, found] of card.matches.entries())
    for (const name of ['home', 'over', 'both'])
      if (won(match, name)) owedMinor += (BigInt(pricesIn(found).get(name) ?? 0) * chip) / 100n
  expect(studio.wallet.book.moved(frame.playerId).winsMinor).toBe(owedMinor)
  expect((await view()).round?.events.at(-1)).toEqual({ type: 'full-time', scores: round.result.scores })
})

test('a round costs the house no more than its cap, whatever all eight matches come to', async () => {
  const frame = await openSlipFrame(studio, { gameId })
  const game = studio.context.catalogue.find(gameId)
  if (game?.kind !== 'shared') throw new Error('the league is a table')
  const round = await table.openRoundOf<LeagueOutcome>(() => true)
  const capMinor = exposureCapOf(frame.session.currency, game) ?? 0n
  const costMinor = (spot: string, stakeMinor: bigint) => {
    const found = leagueCard({ salt: round.salt, number: round.number }).matches[Number(spot[0]) - 1]
    return ((BigInt((found && pricesIn(found).get(spot.slice(2))) ?? 0) - 100n) * stakeMinor) / 100n
  }
  const stake = 2_000_000n
  const spots = ['1-draw', '2-draw', '3-draw']
  const worstMinor = spots.reduce((sum, spot) => sum + costMinor(spot, stake), 0n)
  expect(capMinor).toBeGreaterThan(worstMinor)
  const slip = Object.fromEntries(spots.map((spot) => [spot, Number(stake)]))
  expect(await frame.slip(round.shared_round_id, slip)).toMatchObject({ ok: true })
  const book = await studio.context.db
    .selectFrom('slip_books')
    .selectAll()
    .where('shared_round_id', '=', round.shared_round_id)
    .executeTakeFirstOrThrow()
  expect(BigInt(book.worst_minor)).toBe(worstMinor)
  await table.run(round)
  await table.finish()
})

test('a day that is over is drawn again from its seed, and so is every bet on it', async () => {
  const rounds = await listPastShared(studio.context.db, gameId, 5)
  let bets = 0
  for (const round of rounds) bets += await checkPastRound(studio, round)
  expect(rounds.length).toBeGreaterThanOrEqual(2)
  expect(bets).toBeGreaterThan(0)
})
