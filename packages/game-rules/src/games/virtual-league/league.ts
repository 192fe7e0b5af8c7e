import { createStream } from '@fairground/fairness'
import { type Carded, publicSeedsOf } from '../../parts/spots/card-table.ts'
import { countedStakes, leastOf, netted } from '../../parts/spots/counted-stakes.ts'
import { payoutOf, settleSpots } from '../../parts/spots/settle-spots.ts'
import { readSpotBets, type SpotBet, stakeOf } from '../../parts/spots/spot-bet.ts'
import type { Exposure } from '../../parts/spots/spot-exposure.ts'
import type { SlipBet, SlipRules, TableRules, TableSpeed } from '../../tables/table-rules.ts'
import { type LeagueCard, leagueCard, leaguePrice, leagueSpots, matchCount, readLeagueSpot } from './league-card.ts'
import { grossOfEnding, scoreClasses } from './league-markets.ts'
import { drawDay, type LeagueRun, leagueRunMs, timedEvents } from './league-run.ts'
import { covering, opposites } from './match-bets.ts'
import { leagueId } from './season.ts'

export type LeagueOutcome = Carded<LeagueCard, LeagueRun>

/** Three minutes a round, of which 90 s of betting and 60 s of play. */
const paces: Readonly<Record<TableSpeed, { betMs: number; resultMs: number }>> = {
  fast: { betMs: 60_000, resultMs: 19_000 },
  normal: { betMs: 90_000, resultMs: 29_000 },
  slow: { betMs: 120_000, resultMs: 59_000 },
}
/** Chips on a price below this count for no turnover. */
const countedX100 = 150
/** Above every price of a match. */
const priceMax = 10_000n
const known = new Set(leagueSpots)
const isSpot = (spot: string): spot is string => known.has(spot)

const grossOf = (spot: string, { card, result }: LeagueOutcome) => {
  const { match, bet } = readLeagueSpot(spot)
  const [home, away] = result.scores[match] ?? [0, 0]
  return grossOfEnding(bet.ending(home, away), leaguePrice(card, spot) ?? 0)
}

/**
 * What chips cost in each class of scores of each match. Matches do not depend on each other: the classes of one are a block,
 * and the worst that a round can cost is the sum of the worst of all blocks.
 */
function exposureOf(card: LeagueCard): Exposure<LeagueOutcome> {
  const each = scoreClasses.length
  return {
    classCount: matchCount * each,
    blockCount: matchCount,
    add(costs, chips, factor = 1) {
      for (const { spot, stakeMinor } of chips) {
        const { match, bet } = readLeagueSpot(spot)
        const x100 = leaguePrice(card, spot) ?? 0
        for (const [index, [home, away]] of scoreClasses.entries()) {
          const at = match * each + index
          costs[at] =
            (costs[at] ?? 0) +
            factor * Number(payoutOf(stakeMinor, grossOfEnding(bet.ending(home, away), x100)) - stakeMinor)
        }
      }
    },
    outcomeOf(index) {
      const score = scoreClasses[index % each]
      if (score === undefined || index >= matchCount * each) throw new RangeError(`there is no class ${index}`)
      return { card, result: { scores: Array.from({ length: matchCount }, () => score), goals: [] } }
    },
  }
}

/** The most that chips can be paid together: every match may come to its worst. */
function mostOf(card: LeagueCard, chips: readonly SpotBet[]): bigint {
  const { add, classCount } = exposureOf(card)
  const costs = new Float64Array(classCount)
  add(costs, chips)
  const each = scoreClasses.length
  let most = stakeOf(chips)
  for (let match = 0; match < matchCount; match += 1)
    most += BigInt(Math.max(...costs.subarray(match * each, (match + 1) * each)))
  return most
}

const slipsOf = (card: LeagueCard): SlipRules<LeagueOutcome> => ({
  groups: { result: 1, double: 1, goals: 1, both: 1, handicap: 1, score: 10 },
  groupOf: (spot) => readLeagueSpot(spot).bet.market,
  exposure: exposureOf(card),
  turnoverMinor: (chips, outcome) =>
    Array.from({ length: matchCount }, (_, match) => countedOn(match, chips, outcome)).reduce(
      (sum, minor) => sum + minor,
      0n,
    ),
})

/**
 * What of the chips on one match counts as turnover: bets that cover each other are netted, the rest counts no more than all
 * chips can lose together, because other bets of several markets may cover each other too, and no more than those of them can lose whose price counts. A half of a stake that is given back counts
 * nothing.
 */
function countedOn(match: number, all: readonly SpotBet[], outcome: LeagueOutcome): bigint {
  const { card, result } = outcome
  const chips = all.filter(({ spot }) => readLeagueSpot(spot).match === match)
  if (chips.length === 0) return 0n
  const [home, away] = result.scores[match] ?? [0, 0]
  const paid = chips.flatMap(({ spot, stakeMinor }) => {
    const { won, back } = readLeagueSpot(spot).bet.ending(home, away)
    const standingMinor = stakeMinor - (stakeMinor * BigInt(back)) / 2n
    return back === 2 ? [] : [{ spot, stakeMinor: standingMinor, payoutMinor: won > 0 ? 2n * standingMinor : 0n }]
  })
  const doesCount = (spot: string) => (leaguePrice(card, spot) ?? 0) >= countedX100
  const left = netted(paid, namedIn(match, covering))
  const countedMinor = countedStakes(left, namedIn(match, opposites), doesCount)
  const counting = chips.filter(({ spot }) => doesCount(spot))
  return leastOf([countedMinor, riskMinor(card, match, chips), riskMinor(card, match, counting)])
}

/** The most that these chips can lose together. */
function riskMinor(card: LeagueCard, match: number, chips: readonly SpotBet[]): bigint {
  const costs = new Float64Array(matchCount * scoreClasses.length)
  exposureOf(card).add(costs, chips)
  const atRisk = -Math.min(...costs.subarray(match * scoreClasses.length, (match + 1) * scoreClasses.length))
  return atRisk > 0 ? BigInt(atRisk) : 0n
}

const namedIn = (match: number, groups: readonly (readonly string[])[]) =>
  groups.map((names) => names.map((name) => `${match + 1}-${name}`))

const readAs =
  (isOffered: (spot: string) => spot is string): TableRules<SlipBet>['readBet'] =>
  (input) => {
    const read = readSpotBets(input, isOffered)
    return read.ok ? { ok: true, value: { stakeMinor: stakeOf(read.value), chips: read.value } } : read
  }

/** Eight matches at once, day by day through a season of thirty. */
export function leagueTable(speed: TableSpeed = 'normal'): TableRules<SlipBet, LeagueOutcome> {
  const { betMs, resultMs } = paces[speed]
  return {
    ...{ id: leagueId, version: 2, placesMax: 2, lockMs: 1_000, resultMs },
    atSpeed: leagueTable,
    schedule: (nowMs) => ({ closesAtMs: nowMs + betMs }),
    readBet: readAs(isSpot),
    // What a bet may cost before its card is known.
    payoutMinorMax: ({ stakeMinor }) => stakeMinor * priceMax,
    source: {
      kind: 'seed',
      draw(seeds) {
        const card = leagueCard(publicSeedsOf(seeds))
        return { card, result: drawDay(card, createStream(seeds)) }
      },
    },
    card: {
      of: leagueCard,
      rulesOf: (told) => {
        const card = told as LeagueCard
        return {
          readBet: readAs((spot): spot is string => isSpot(spot) && leaguePrice(card, spot) !== undefined),
          payoutMinorMax: ({ chips }) => mostOf(card, chips),
          slips: slipsOf(card),
        }
      },
    },
    runMs: () => leagueRunMs,
    shownAt: ({ outcome: { result }, atMs }) =>
      timedEvents(result).flatMap((told) => (told.atMs <= atMs ? [told.event] : [])),
    nextShownMs: ({ outcome: { result }, atMs }) => timedEvents(result).find((told) => told.atMs > atMs)?.atMs,
    settle({ chips }, outcome) {
      const { event, payoutMinor } = settleSpots(chips, (spot) => grossOf(spot, outcome))
      const { scores } = outcome.result
      return { payoutMinor, events: [{ type: 'full-time', scores }, event] }
    },
    slips: slipsOf(anyCard),
  }
}

/** Rounds are held to the slips of their own card; of this one only its places are asked. */
const anyCard = leagueCard({ salt: leagueId, number: 1 })
