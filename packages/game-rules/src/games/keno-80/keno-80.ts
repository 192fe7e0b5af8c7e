import type { Draws, Read } from '../../instant/instant-game.ts'
import { oneStepGame } from '../../instant/one-step-game.ts'
import { numberSet, oneOf, readFields, stake } from '../../instant/read-input.ts'
import {
  type Keno80Draw,
  type Keno80Side,
  keno80Pays,
  keno80PicksMax,
  keno80SideRules,
  keno80Sides,
} from './keno-80-tables.ts'

const numbers = 80
const drawn = 20

type NumbersBet = { readonly stakeMinor: bigint; readonly on: 'numbers'; readonly picks: readonly number[] }
type SideBet = { readonly stakeMinor: bigint; readonly on: Keno80Side }

/** One to ten different numbers of 1 … 80, or a bet on the draw as a whole. */
export type Keno80Bet = NumbersBet | SideBet

/** `balls` in the order they were drawn; `hits` is null where no numbers were picked. */
export type Keno80Event = {
  readonly type: 'drawn'
  readonly balls: readonly number[]
  readonly hits: number | null
  readonly sum: number
}

/** Twenty of eighty numbers. Source: the studio's book, keno. */
export const keno80 = oneStepGame<Keno80Bet, Keno80Event>({
  id: 'keno-80',
  version: 1,
  readBet,
  maxX10000: (bet) =>
    bet.on === 'numbers' ? Math.max(...keno80Pays(bet.picks.length)) : keno80SideRules[bet.on].x10000,
  resolve(bet, draws) {
    const balls = drawKeno80(draws)
    const { hits, sum, x10000 } = settleKeno80(bet, balls)
    return { events: [{ type: 'drawn', balls, hits, sum }], multiplierX10000: x10000 }
  },
})

/** Twenty numbers of 1 … 80 in the order they are drawn. */
export const drawKeno80 = (draws: Pick<Draws, 'deal'>): number[] => draws.deal(numbers, drawn).map((ball) => ball + 1)

type Keno80End = Pick<Keno80Event, 'hits' | 'sum'> & { readonly x10000: number }

/** What a draw makes of a bet: its multiplier in ten-thousandths, and the hits where numbers were picked. */
export function settleKeno80(
  bet: Omit<NumbersBet, 'stakeMinor'> | Omit<SideBet, 'stakeMinor'>,
  balls: readonly number[],
): Keno80End {
  const draw = lookAt(balls)
  if (bet.on !== 'numbers') {
    const rule = keno80SideRules[bet.on]
    return { hits: null, sum: draw.sum, x10000: rule.isWon(draw) ? rule.x10000 : 0 }
  }
  const hits = bet.picks.filter((pick) => balls.includes(pick)).length
  return { hits, sum: draw.sum, x10000: keno80Pays(bet.picks.length)[hits] ?? 0 }
}

function readBet(input: unknown): Read<Keno80Bet> {
  const read = readFields<{ stakeMinor: bigint; on: 'numbers' | Keno80Side }>(input, {
    stakeMinor: stake,
    on: oneOf(['numbers', ...keno80Sides]),
  })
  if (!read.ok) return read
  const { stakeMinor, on } = read.value
  if (on !== 'numbers') return { ok: true, value: { stakeMinor, on } }
  const picked = readFields<{ picks: readonly number[] }>(input, {
    picks: numberSet({ min: 1, max: keno80PicksMax }, numbers),
  })
  return picked.ok ? { ok: true, value: { stakeMinor, on, picks: picked.value.picks } } : picked
}

const lookAt = (balls: readonly number[]): Keno80Draw => ({
  sum: balls.reduce((sum, ball) => sum + ball, 0),
  low: balls.filter((ball) => ball <= numbers / 2).length,
})
