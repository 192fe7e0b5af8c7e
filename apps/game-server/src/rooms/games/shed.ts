import type { RoomAct } from '@fairground/contract/studio'
import { actionMsOf, type Clock, comboOf, shedRank } from '@fairground/room-rules'

/** Acts of games where the first without cards wins. */
type ShedAct = { readonly type: 'play'; readonly cards: readonly number[] } | { readonly type: 'pass' }

export function readShedAct({ type, cards }: RoomAct): ShedAct | undefined {
  if (type === 'pass') return { type }
  return type === 'play' && Array.isArray(cards) && cards.length > 0 ? { type, cards } : undefined
}

/** Of a turn with a time bank. */
export const timesOf = (seat: number, clock: Clock) => ({
  seat,
  fromMs: clock.fromMs,
  untilMs: clock.fromMs + actionMsOf(clock),
})

const topOf = (cards: readonly number[]): number => comboOf(cards)?.topRank ?? Math.max(...cards.map(shedRank))

/** Leads with as many low cards as it can; else the lowest that beats what lies there, if there is any. */
export function chooseShed<Act extends { readonly type: string }>(allowed: readonly (Act | ShedAct)[]): Act | ShedAct {
  const plays = allowed.filter((act): act is Extract<ShedAct, { type: 'play' }> => act.type === 'play')
  const mustBeat = allowed.some(({ type }) => type === 'pass')
  const best = plays.toSorted(
    (a, b) => (mustBeat ? 0 : b.cards.length - a.cards.length) || topOf(a.cards) - topOf(b.cards),
  )[0]
  return best ?? { type: 'pass' }
}
