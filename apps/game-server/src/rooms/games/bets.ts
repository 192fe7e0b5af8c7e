import type { RoomAct } from '@fairground/contract/studio'
import type { BetAct } from '@fairground/room-rules'
import type { HandSetting } from '../room-game.ts'

/** Acts of games with bets. */
export function readBetAct({ type, toMinor }: RoomAct): BetAct | undefined {
  if (type === 'fold' || type === 'check' || type === 'call') return { type }
  const amount = readAmount(toMinor)
  return type === 'raise' && amount !== undefined ? { type, toMinor: amount } : undefined
}

/** An amount above 0 as an act writes it. */
export const readAmount = (text: unknown): bigint | undefined =>
  typeof text === 'string' && /^[1-9][0-9]{0,14}$/.test(text) ? BigInt(text) : undefined

/** The button goes to the next chair that plays. */
export const nextButton = ({ seats, lead }: Pick<HandSetting, 'seats' | 'lead'>): number =>
  Math.max(
    seats.findIndex((seat) => seat > (lead ?? 0)),
    0,
  )

interface WithButton {
  readonly options: { readonly button: number }
}

export const buttonAfter = ({ options }: WithButton, seats: readonly number[]): number | null =>
  seats[options.button] ?? null

const rankOf = (card: number): number => Math.floor(card / 4)

/** How many cards of one rank there are at most. */
export const mostAlike = (cards: readonly number[]): number =>
  Math.max(0, ...[...Map.groupBy(cards, rankOf).values()].map((alike) => alike.length))
