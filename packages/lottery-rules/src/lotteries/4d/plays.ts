import { fraction, times } from '@fairground/game-rules/exact'
import { type Read, refuse } from '@fairground/game-rules/read-input'
import {
  binomial,
  type Hit,
  noneAppears,
  type OddsRow,
  type Outcome,
  oddsRow,
  type Play,
  readNumbers,
  type Shape,
  tallyHits,
} from '../../base/index.ts'
import { appearances } from '../../digits/digit-plays.ts'
import { permutations, sortedDigits } from '../../digits/digits.ts'
import type { FourBet } from './bets.ts'
import { entriesOf, type FourDraw, numbersOf, type PrizeId, prizeIds } from './draw.ts'

type Numbers = readonly string[]
type FourPlay = Play<Numbers, FourDraw>

/** How many numbers one ticket names at most. */
const picksMax = 100
/** Orders of four digits that are not all alike. */
const boxes = [24, 12, 6, 4] as const

/** Straight, every order a ticket, one digit open; and all orders on one stake, where four digits count. */
export function boxPlays(bet: FourBet): readonly FourPlay[] {
  const shape = { kind: 'numbers', digits: bet.digits, picksMin: 1, picksMax } as const
  const rollShape = { ...shape, hasOpenDigit: true } as const
  const straight = expandedPlay(bet, { id: bet.id, shape, read: readNumbers, expand: (number) => [number] })
  const everyOrder = expandedPlay(bet, { id: `${bet.id}_mbox`, shape, read: readNumbers, expand: permutations })
  const roll = expandedPlay(bet, { id: `${bet.id}_roll`, shape: rollShape, read: readRolls, expand: rolled })
  return bet.digits === 4 ? [straight, boxPlay(bet), everyOrder, roll] : [straight, everyOrder, roll]
}

type NumbersShape = Extract<Shape, { kind: 'numbers' }>
type Expansion = {
  readonly id: string
  readonly shape: NumbersShape
  read(selection: unknown, shape: NumbersShape): Read<Numbers>
  expand(number: string): Numbers
}

/** A ticket for each number that the selection stands for. */
function expandedPlay(bet: FourBet, { id, shape, read, expand }: Expansion): FourPlay {
  const expanded = (numbers: Numbers): Numbers => numbers.flatMap((number) => expand(number))
  return {
    ...{ id, tab: bet.id, shape, costUnits: 1, rows: [row(bet, bet.id, 1)] },
    read: (selection) => read(selection, shape),
    count: (numbers) => expanded(numbers).length,
    keys: (numbers) => [...new Set(expanded(numbers))],
    betsWith: (numbers, key) => expanded(numbers).filter((number) => number === key).length,
    tally: (numbers, draw, factorOf) =>
      tallyHits(hits(bet, draw, expanded(numbers), { same: (number) => number, rowOf: () => bet.id }), factorOf),
  }
}

/** One stake on all orders of a number, each prize divided by how many there are. */
function boxPlay(bet: FourBet): FourPlay {
  const id = `${bet.id}_ibox`
  const shape = { kind: 'numbers', digits: bet.digits, picksMin: 1, picksMax } as const
  const rowOf = (number: string) => `${id}${permutations(number).length}`
  return {
    ...{ id, tab: bet.id, shape, costUnits: 1, rows: boxes.map((orders) => row(bet, `${id}${orders}`, orders)), rowOf },
    read(selection) {
      const read = readNumbers(selection, shape)
      const wrong = read.ok ? read.value.findIndex((number) => permutations(number).length < 2) : -1
      return wrong < 0 ? read : refuse(`${wrong}`, 'a number whose digits are not all alike')
    },
    count: (numbers) => numbers.length,
    keys: (numbers) => numbers,
    betsWith: () => 1,
    tally: (numbers, draw, factorOf) => tallyHits(hits(bet, draw, numbers, { same: sortedDigits, rowOf }), factorOf),
  }
}

type Matching = { same(number: string): string; rowOf(number: string): string }

/** A number that is drawn twice wins twice. */
function* hits(bet: FourBet, draw: FourDraw, numbers: Numbers, { same, rowOf }: Matching): Generator<Hit> {
  for (const prize of prizesOf(bet)) {
    const drawn = appearances(numbersOf(draw, prize).map((number) => same(number.slice(-bet.digits))))
    for (const key of numbers) {
      const times = drawn.get(same(key)) ?? 0
      if (times > 0) yield { key, times, prize, bet: rowOf(key) }
    }
  }
}

const prizesOf = (bet: FourBet): readonly PrizeId[] => prizeIds.filter((prize) => bet.house[prize] !== undefined)

/** The odds of a bet that stands for so many of the numbers and shares its prizes among them. */
const row = (bet: FourBet, id: string, orders: number): OddsRow =>
  oddsRow({
    bet: id,
    costUnits: 1,
    price: {
      by: 'table',
      gross(prize, { odds }) {
        const prices: Readonly<Record<string, number>> = odds === 'shop' ? bet.shop : bet.house
        return fraction(prices[prize] ?? 0, orders)
      },
    },
    outcomes: () => together(prizesOf(bet).map((prize) => ofPrize(bet, prize, orders))),
  })

/** How often one prize can be won, the draw without it included. */
function ofPrize(bet: FourBet, prize: PrizeId, orders: number): readonly Outcome[] {
  const values = 10 ** bet.digits
  const entries = entriesOf(prize)
  const won = binomial(entries, fraction(orders, values)).map(({ chance, prizes }) => ({
    chance,
    prizes: { [prize]: prizes.win ?? 0 },
  }))
  return [{ chance: noneAppears(values, entries, orders), prizes: {} }, ...won]
}

/** All numbers are drawn independently: every mix of the prizes. */
const together = (prizes: readonly (readonly Outcome[])[]): readonly Outcome[] =>
  prizes
    .reduce<readonly Outcome[]>(
      (mixed, one) =>
        mixed.flatMap((a) =>
          one.map((b) => ({ chance: times(a.chance, b.chance), prizes: { ...a.prizes, ...b.prizes } })),
        ),
      [{ chance: fraction(1), prizes: {} }],
    )
    .filter(({ prizes: won }) => Object.keys(won).length > 0)

/** A number with one digit open, `24*8`: ten tickets. */
function readRolls(selection: unknown, shape: NumbersShape): Read<Numbers> {
  const { digits } = shape
  if (!Array.isArray(selection)) return readNumbers(selection, shape)
  const isRoll = (item: unknown): item is string =>
    typeof item === 'string' && item.length === digits && /^\d*\*\d*$/.test(item)
  const wrong = selection.findIndex((item, index) => !isRoll(item) || selection.indexOf(item) < index)
  if (wrong >= 0) return refuse(`${wrong}`, `a number of ${digits} digits, one of them *, each once`)
  return selection.length < 1 || selection.length > picksMax
    ? refuse('', `a list of 1 to ${picksMax}`)
    : { ok: true, value: selection }
}

const rolled = (number: string): Numbers => Array.from('0123456789', (digit) => number.replace('*', digit))
