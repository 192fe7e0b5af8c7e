import { fraction } from '@fairground/game-rules/exact'
import {
  allAppear,
  binomial,
  choicesPlay,
  fixed,
  noneAppears,
  numbersPlay,
  once,
  oncePerDraw,
  type Play,
  plainPlay,
} from '../base/index.ts'
import { appearances } from '../digits/digit-plays.ts'
import type { Prize, VnDraw } from './prizes.ts'

/** Part of a number of a prize. */
type Cut = (number: string) => string

export const first =
  (digits: number): Cut =>
  (number) =>
    number.slice(0, digits)
const last =
  (digits: number): Cut =>
  (number) =>
    number.slice(-digits)

/** Which part of which prizes a bet is on. */
type Places = { readonly prizes: readonly string[]; readonly cut: Cut; readonly digits: number }

type Paid = { readonly tab: string; readonly gross: string }

/** Each of the places equal to the number wins; the bet costs a unit for each place, unless it says otherwise. */
export function placesPlay(
  layout: readonly Prize[],
  { id, tab, gross, costUnits, ...places }: { id: string; costUnits?: number } & Places & Paid,
): Play<readonly string[], VnDraw> {
  const count = countOf(layout, places)
  return numbersPlay<VnDraw>({
    ...{ id, tab, digits: places.digits, costUnits: costUnits ?? count, price: fixed({ win: gross }) },
    outcomes: () => binomial(count, fraction(1, 10 ** places.digits)),
    appearances: (draw) => appearances(numbersOf(draw, places)),
  })
}

/** The endings of so many digits of every prize that is long enough: a lô. */
export const endings = (layout: readonly Prize[], digits: number): Places => ({
  ...{ digits, cut: last(digits) },
  prizes: layout.filter((prize) => prize.digits >= digits).map(({ id }) => id),
})

export type Digits = 2 | 3 | 4

/** What a number of so many digits pays each time that it comes. */
export const grossOfDigits: Readonly<Record<Digits, string>> = { 2: '98', 3: '960', 4: '8800' }

/** The last digits of one prize. */
export const endingOf = (prize: string, digits: Digits): Places & { readonly gross: string } => ({
  ...{ prizes: [prize], digits, cut: last(digits), gross: grossOfDigits[digits] },
})

/** k numbers that all appear among the endings; how often each appears does not matter. */
export function xienPlay(layout: readonly Prize[], k: number, gross: string): Play<readonly string[], VnDraw> {
  const places = endings(layout, 2)
  return choicesPlay<VnDraw>({
    ...{ id: `xien${k}`, tab: 'xien', digits: 2, k, picksMax: listMax, price: fixed({ win: gross }) },
    outcomes: () => once(allAppear(100, countOf(layout, places), k)),
    isGood: presence(places, true),
  })
}

/** k numbers none of which appears among the endings. */
export function truotPlay(layout: readonly Prize[], k: number, gross: string): Play<readonly string[], VnDraw> {
  const places = endings(layout, 2)
  return choicesPlay<VnDraw>({
    ...{ id: `truot${k}`, tab: 'truot', digits: 2, k, picksMax: listMax, price: fixed({ win: gross }) },
    outcomes: () => once(noneAppears(100, countOf(layout, places), k)),
    isGood: presence(places, false),
  })
}

/** Bets on the last two digits of the special prize, DB: its digits, high or low, odd or even. */
export function tailPlays(layout: readonly Prize[]): readonly Play<readonly string[], VnDraw>[] {
  const digit = (id: string, cut: Cut) =>
    placesPlay(layout, { id, tab: 'dau-duoi', gross: '9.7', prizes: ['DB'], digits: 1, cut })
  const half = (id: string, isWon: (tail: number) => boolean) =>
    plainPlay<VnDraw>({
      ...{ id, tab: 'tai-xiu', price: fixed({ win: '1.94' }) },
      outcomes: () => once(fraction(Array.from({ length: 100 }, (_, tail) => tail).filter(isWon).length, 100)),
      wins: (draw) => isWon(Number(last(2)(draw.DB?.[0] ?? ''))),
    })
  return [
    digit('dau', (number) => number.slice(-2, -1)),
    digit('duoi', last(1)),
    half('tai', (tail) => tail >= 50),
    half('xiu', (tail) => tail < 50),
    half('chan', (tail) => tail % 2 === 0),
    half('le', (tail) => tail % 2 === 1),
  ]
}

/** Numbers in one ticket of several: C(20, 10) is 184,756 single bets. */
const listMax = 20

const numbersOf = (draw: VnDraw, { prizes, cut }: Places): string[] => prizes.flatMap((id) => (draw[id] ?? []).map(cut))

const countOf = (layout: readonly Prize[], { prizes }: Places): number =>
  layout.filter(({ id }) => prizes.includes(id)).reduce((sum, { count }) => sum + count, 0)

const presence = (places: Places, isWanted: boolean) =>
  oncePerDraw((draw: VnDraw) => {
    const seen = new Set(numbersOf(draw, places))
    return (number: string) => seen.has(number) === isWanted
  })
