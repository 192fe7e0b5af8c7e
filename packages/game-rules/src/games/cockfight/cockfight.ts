import { type Fraction, fraction } from '../../exact/fraction.ts'
import { type Carded, type CardGame, cardTable } from '../../parts/spots/card-table.ts'
import { lost, push } from '../../parts/spots/pays.ts'
import type { PublicSeeds } from '../../tables/table-rules.ts'
import { drawGross, type FightEnd, fightEnds, formMax, formMin, formOf, formWhole, priceOf } from './chances.ts'
import { pointMilli } from './elo.ts'
import { drawFight, eventsOfFight, type Fight, type FightEvent } from './fight.ts'
import { type Pair, type Place, pairOf, placeOf, type Standing, standingsAt } from './season.ts'

export const cockfightSpots = ['meron', 'wala', 'bdd', 'ftd'] as const
export type CockfightSpot = (typeof cockfightSpots)[number]

/** A bird as its card tells it: rating in whole points. */
export type CardBird = Omit<Standing, 'ratingMilli'> & { readonly rating: number }

/** Who fights, in what form, and what the sides pay in hundredths, stake included. */
export type FightCard = Place & {
  readonly meron: CardBird
  readonly wala: CardBird
  /** Meron's share of decided fights, in ten-thousandths. */
  readonly form: number
  readonly prices: { readonly meron: number; readonly wala: number }
}

/** The fight of a round, from what is public before it. */
export function fightCard(seeds: PublicSeeds): FightCard {
  const pair = pairOf(seeds.salt, seeds.number)
  return { ...placeOf(seeds.number), ...sidesOf(pair, standingsAt(seeds)) }
}

function sidesOf(pair: Pair, standings: readonly Standing[]): Omit<FightCard, keyof Place> {
  const [meron, wala] = [standings[pair.meron], standings[pair.wala]]
  if (!meron || !wala) throw new RangeError('a bird of the card is not in the season')
  const form = formOf(meron.ratingMilli, wala.ratingMilli)
  return { meron: birdOf(meron), wala: birdOf(wala), form, prices: pricesOf(form) }
}

const birdOf = ({ ratingMilli, ...standing }: Standing): CardBird => ({
  ...standing,
  rating: Math.floor(ratingMilli / pointMilli),
})

export const pricesOf = (form: number): FightCard['prices'] => ({
  meron: priceOf(form),
  wala: priceOf(formWhole - form),
})

type Told = Carded<Pick<FightCard, 'prices'>, Pick<Fight, 'end'>>

/** What a place returns at these prices. A draw of either kind gives the stakes on the sides back. */
export function cockfightGross(spot: CockfightSpot, { card, result }: Told): Fraction {
  const { end } = result
  if (spot === 'bdd') return end === 'both' ? fraction(drawGross.both) : lost
  if (spot === 'ftd') return end === 'time' ? fraction(drawGross.time) : lost
  if (end === 'both' || end === 'time') return push
  return end === spot ? fraction(card.prices[spot], 100) : lost
}

/** A card of this form alone: what bets cost depends on nothing else. */
export const cardOfForm = (form: number): FightCard => {
  const bird = { bird: 0, rating: 1_500, won: 0, drawn: 0, lost: 0, last: '' }
  return { season: 1, day: 1, fight: 1, meron: bird, wala: bird, form, prices: pricesOf(form) }
}

/** What both modes share; each says how its cards pay. */
export const fightGame: Omit<
  CardGame<CockfightSpot, FightCard, Fight, FightEvent>,
  'id' | 'version' | 'widestCards'
> = {
  spots: cockfightSpots,
  cardOf: fightCard,
  draw: ({ form }, draws) => drawFight(draws, form),
  resultsOf: () => fightEnds.map((end) => ({ end, blows: [] })),
  eventsOf: ({ result }) => eventsOfFight(result),
  grossOf: cockfightGross,
  opposites: [['meron', 'wala']],
}

const game: CardGame<CockfightSpot, FightCard, Fight, FightEvent> = {
  ...fightGame,
  ...{ id: 'cockfight', version: 2, widestCards: [cardOfForm(formMin), cardOfForm(formMax)] },
}

const secondMs = 1_000
const marks: Readonly<Record<FightEnd, string>> = { meron: 'M', wala: 'W', both: 'B', time: 'F' }
const betting = { fast: 40_000, normal: 60_000, slow: 75_000 }
const paceOf = (betMs: number) => ({ betMs, lockMs: 1_000, stepMs: secondMs, resultMs: 5_000 })

export const fightLayout = {
  groups: { main: 1, bdd: 5, ftd: 50 },
  groupOf: (spot: string) => (spot === 'bdd' || spot === 'ftd' ? spot : 'main'),
  momentsOf: (events: readonly unknown[]) =>
    events.map((_event, index) => Math.min(index + 1, events.length - 1) * secondMs),
  paces: { fast: paceOf(betting.fast), normal: paceOf(betting.normal), slow: paceOf(betting.slow) },
  markOf: ({ result }: { readonly result: Fight }) => marks[result.end],
}

/** A fight at fixed odds, for bets of its own round. Marks: M Meron, W Wala, B both run down, F out of time. */
export const fightTable = cardTable(game, { ...fightLayout, id: game.id, version: game.version })
