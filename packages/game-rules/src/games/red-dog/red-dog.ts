import type { InstantGame, Played } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import { rankOf } from '../../parts/cards/card.ts'
import type { SettledEvent } from '../../parts/spots/settle-spots.ts'
import type { SpotBet } from '../../parts/spots/spot-bet.ts'
import {
  type Choice,
  endedAtTable,
  readBetsWith,
  readChoice,
  stakeOn,
  waiting,
} from '../../parts/spots/staged-round.ts'

const spots = ['ante'] as const
const choices = ['raise', 'call'] as const

type Action = Choice<(typeof choices)[number]>
export type RedDogEvent =
  | { readonly type: 'dealt'; readonly place: 'left' | 'right' | 'middle'; readonly card: number }
  /** How many ranks lie between the two cards. */
  | { readonly type: 'spread'; readonly spread: number }

const shoeSize = 312
const tripsGross = 12n

/** Pay to 1 of a third card in between. */
export function spreadPays(spread: number): number {
  return [5, 4, 2][spread - 1] ?? 1
}

/**
 * Six packs, aces high. Neighbours push; a pair wins 11 to 1 with a third of its rank and pushes otherwise;
 * else the player may double the ante before the third card, which wins between the two.
 */
export const redDog: InstantGame<readonly SpotBet<'ante'>[], Action, RedDogEvent | SettledEvent> & {
  readonly spots: readonly string[]
} = {
  id: 'red-dog',
  version: 1,
  spots,
  readBet: (input) => readBetsWith(input, spots),
  readAction: (input) => readChoice(input, choices),
  payoutMinorMax: (bets) => tripsGross * stakeOn(bets, 'ante'),
  play(bets, actions, draws) {
    const cards = draws.deal(shoeSize, 3).map((card) => card % 52)
    return playCards({ cards, anteMinor: stakeOn(bets, 'ante'), actions })
  },
  abandon: () => ({ type: 'call' }),
}

type Dealt = { readonly cards: readonly number[]; readonly anteMinor: bigint; readonly actions: readonly Action[] }

function playCards({ cards, anteMinor, actions }: Dealt): Played<RedDogEvent | SettledEvent> {
  const [left = 0, right = 0, middle = 0] = cards
  const spread = Math.abs(rankOf(left) - rankOf(right)) - 1
  const shown: RedDogEvent[] = [
    { type: 'dealt', place: 'left', card: left },
    { type: 'dealt', place: 'right', card: right },
  ]
  const third: RedDogEvent = { type: 'dealt', place: 'middle', card: middle }
  if (actions.length > (spread > 0 ? 1 : 0)) return refuse('action', 'none: the round is over')
  const ante = (gross: bigint) => ({ spot: 'ante', stakeMinor: anteMinor, payoutMinor: gross * anteMinor })
  if (spread === 0) return endedAtTable(shown, [ante(1n)])
  if (spread < 0) return endedAtTable([...shown, third], [ante(rankOf(middle) === rankOf(left) ? tripsGross : 1n)])
  shown.push({ type: 'spread', spread })
  const [action] = actions
  if (!action) return waiting(shown, anteMinor, choices)
  const gross = isBetween(left, right, middle) ? BigInt(spreadPays(spread) + 1) : 0n
  const raise = action.type === 'raise' ? [{ ...ante(gross), spot: 'raise' }] : []
  return endedAtTable([...shown, third], [ante(gross), ...raise])
}

function isBetween(left: number, right: number, middle: number): boolean {
  const [low = 0, high = 0] = [rankOf(left), rankOf(right)].sort((a, b) => a - b)
  return rankOf(middle) > low && rankOf(middle) < high
}
