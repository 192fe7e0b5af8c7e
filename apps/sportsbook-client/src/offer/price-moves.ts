import type { SportsMatchView } from '@fairground/contract/sports'
import { isHigher } from '../odds/odds-text.ts'
import { pickOf, priceKey } from './picks.ts'

export type Move = { readonly way: 'up' | 'down'; readonly untilMs: number }
export type Moves = ReadonlyMap<string, Move>

/** A move is shown for so long. */
const shownMs = 3_000

export const noMoves: Moves = new Map()

/** The moves between two tellings of the same matches, and earlier ones that are still shown. */
export function movesAfter(
  shown: Moves,
  before: ReadonlyMap<string, SportsMatchView>,
  now: readonly SportsMatchView[],
  nowMs: number,
): Moves {
  const kept = [...shown].filter(([, { untilMs }]) => untilMs > nowMs)
  const fresh = now.flatMap((match) => {
    const earlier = before.get(match.matchId)
    return earlier ? movesOf(earlier, match, nowMs + shownMs) : []
  })
  if (fresh.length === 0 && kept.length === shown.size) return shown
  return new Map([...kept, ...fresh])
}

function movesOf(before: SportsMatchView, now: SportsMatchView, untilMs: number): [string, Move][] {
  const earlier = pricesOf(before)
  return [...pricesOf(now)].flatMap(([key, price]): [string, Move][] => {
    const was = earlier.get(key)
    if (was === undefined || was === price) return []
    return [[key, { way: isHigher(price, was) ? 'up' : 'down', untilMs }]]
  })
}

const pricesOf = ({ matchId, markets }: SportsMatchView): Map<string, string> =>
  new Map(
    markets.flatMap(({ market, line, outcomes }) =>
      outcomes.flatMap(({ selection, price }): [string, string][] =>
        price === null ? [] : [[priceKey(matchId, pickOf(market, line, selection)), price]],
      ),
    ),
  )
