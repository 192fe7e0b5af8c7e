import { fraction } from '../../exact/fraction.ts'
import type { Read } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import { publicSeedsOf } from '../../parts/spots/card-table.ts'
import { countedStakes } from '../../parts/spots/counted-stakes.ts'
import { lost } from '../../parts/spots/pays.ts'
import { settleSpots } from '../../parts/spots/settle-spots.ts'
import { readSpotBets, type SpotBet, stakeOf } from '../../parts/spots/spot-bet.ts'
import type {
  AheadRules,
  BetEnd,
  PublicSeeds,
  SlipBet,
  SlipRules,
  TableRules,
  TableSpeed,
} from '../../tables/table-rules.ts'
import { birds } from './birds.ts'
import { championOf, championPrices, championSpot } from './champion.ts'
import { drawGross, formOf } from './chances.ts'
import {
  type CockfightSpot,
  cockfightGross,
  cockfightSpots,
  type FightCard,
  fightTable,
  pricesOf,
} from './cockfight.ts'
import { eventsOfFight, type Fight } from './fight.ts'
import { after, fightsPerDay, fightsPerSeason, pairOf, standingsAt } from './season.ts'

/** What a fight comes to; the last one of a season makes its champion. */
export type FightOutcome = { readonly card: FightCard; readonly result: Fight; readonly champion?: number }
/** A bet that waited for its fight, at the price it was taken at. */
export type AheadBet = SlipBet & { readonly priceX100: number }
type Slips = SlipRules<FightOutcome>

const championSpots = new Set(birds.map((_, bird) => championSpot(bird)))
const aheadSpots = new Set<string>([...cockfightSpots, ...championSpots])
const priceMax = 100_000

/** Bets on the champion are taken until the last day of a season begins. */
const lastDayFrom = fightsPerSeason - fightsPerDay

const ahead: AheadRules = {
  roundsOf: (now, length) => ({
    first: now + 1,
    last: Math.min(length, (Math.floor((now - 1) / fightsPerDay) + 2) * fightsPerDay),
  }),
  pricesOf(now, number) {
    const standings = standingsFor(now, number)
    const { meron, wala } = pairOf(now.salt, number)
    const form = formOf(standings[meron]?.ratingMilli ?? 0, standings[wala]?.ratingMilli ?? 0)
    return { ...pricesOf(form), bdd: drawGross.both * 100, ftd: drawGross.time * 100 }
  },
  outrightOf(now, length) {
    const fought = (now - 1) % fightsPerSeason
    const decidedIn = now - fought + fightsPerSeason - 1
    return fought >= lastDayFrom || decidedIn > length ? undefined : decidedIn
  },
  outrightPrices: (seeds) => championPrices(seeds),
}

/** Ratings as they are now; a season that has not begun opens with those that its salt gives. */
function standingsFor(now: PublicSeeds, number: number) {
  const first = number - ((number - 1) % fightsPerSeason)
  return standingsAt(first > now.number ? { ...now, number: first } : now)
}

function withAhead(base: typeof fightTable): TableRules<SlipBet, FightOutcome> {
  const { card, slips, atSpeed } = base
  if (!card || !slips || !atSpeed) throw new Error('a table of fights has cards and slips')
  return {
    ...base,
    ...heldTo(base),
    ahead,
    atSpeed: (speed: TableSpeed) => withAhead(atSpeed(speed) as typeof fightTable),
    source: {
      kind: 'seed',
      draw(seeds) {
        const outcome = base.source.draw(seeds)
        if (seeds.nonce % fightsPerSeason !== 0) return outcome
        return { ...outcome, champion: championOf(after(standingsAt(publicSeedsOf(seeds)), seeds)) }
      },
    },
    settle: (bet, outcome, limitMinor, facts) =>
      isAhead(bet) ? settleAhead(bet, outcome) : base.settle(bet, outcome, limitMinor, facts),
    slips: { ...slips, ...withChampion(slips) },
    card: {
      of: card.of,
      rulesOf(one) {
        const own = card.rulesOf(one)
        return { ...own, ...heldTo(own), ...(own.slips && { slips: { ...own.slips, ...withChampion(own.slips) } }) }
      },
    },
  }
}

/** The champion is no place of a fight: it costs the fight nothing, and all that lies on it counts as turnover. */
function withChampion({ exposure, turnoverMinor }: Slips): Pick<Slips, 'exposure' | 'turnoverMinor'> {
  const ofFight = (chips: readonly SpotBet[]) => chips.filter(({ spot }) => !championSpots.has(spot))
  return {
    exposure: {
      get classCount() {
        return exposure.classCount
      },
      outcomeOf: (index) => exposure.outcomeOf(index),
      add: (costs, chips, factor) => exposure.add(costs, ofFight(chips), factor),
    },
    turnoverMinor: (chips, ...told) =>
      (turnoverMinor?.(ofFight(chips), ...told) ?? 0n) + stakeOf(chips.filter(({ spot }) => championSpots.has(spot))),
  }
}

const isAhead = (bet: SlipBet): bet is AheadBet => 'priceX100' in bet

/** How bets are read and held to limits, those that waited and those of the round. */
const heldTo = (
  base: Pick<TableRules<SlipBet>, 'readBet' | 'payoutMinorMax'>,
): Pick<TableRules<SlipBet>, 'readBet' | 'payoutMinorMax'> => ({
  readBet(input, currency) {
    const told = typeof input === 'object' && input !== null ? Reflect.get(input, 'ahead') : undefined
    return told === undefined ? base.readBet(input, currency) : readAhead(input, told)
  },
  payoutMinorMax: (bet, limitMinor) =>
    isAhead(bet) ? (bet.stakeMinor * BigInt(bet.priceX100)) / 100n : base.payoutMinorMax(bet, limitMinor),
})

/** The chips lie on the places of the fight, so that both sides are netted; the champion is no place of it. */
function readAhead(input: unknown, told: unknown): Read<AheadBet> {
  const read = readSpotBets(input, (name): name is string => aheadSpots.has(name))
  if (!read.ok) return read
  const [bet, ...others] = read.value
  const priceX100: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'priceX100') : undefined
  if (!bet || others.length > 0) return refuse('bets', 'one place')
  if (!Number.isInteger(priceX100) || Number(priceX100) <= 100 || Number(priceX100) > priceMax)
    return refuse('ahead.priceX100', `a whole number from 101 to ${priceMax}`)
  return { ok: true, value: { stakeMinor: bet.stakeMinor, chips: [bet], priceX100: Number(priceX100) } }
}

function settleAhead({ chips, priceX100 }: AheadBet, { card, result, champion }: FightOutcome): BetEnd {
  const prices = { meron: priceX100, wala: priceX100 }
  const { event, payoutMinor, paid } = settleSpots(chips, (spot) => {
    if (championSpots.has(spot))
      return champion !== undefined && spot === championSpot(champion) ? fraction(priceX100, 100) : lost
    return cockfightGross(spot as CockfightSpot, { card: { ...card, prices }, result })
  })
  return { payoutMinor, turnoverMinor: countedStakes(paid, []), events: [...eventsOfFight(result), event] }
}

/** A fight at fixed odds, whose bets may be placed a day ahead, and those on the champion a season. */
export const cockfight: TableRules<SlipBet, FightOutcome> = withAhead(fightTable)
