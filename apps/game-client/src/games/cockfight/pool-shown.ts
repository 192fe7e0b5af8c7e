import type { PlaceTotals } from '@fairground/contract/studio'
import { type Dividends, dividendsOf, type FightPool } from '@fairground/game-rules/games/cockfight'

/** The pool of the player's currency, as it is known now. */
export interface ShownPool {
  meronMinor: bigint
  walaMinor: bigint
  /** Undefined where every stake would go back. */
  dividends: Dividends | undefined
}

/** While bets are taken what the table tells of its places; from the lock on what the round was fixed at. */
export function shownPool(places: PlaceTotals['places'], fixed: FightPool | undefined): ShownPool {
  const on = (spot: 'meron' | 'wala') => BigInt(places.find((place) => place.spot === spot)?.stakeMinor ?? '0')
  const meronMinor = fixed ? BigInt(fixed.meronMinor) : on('meron')
  const walaMinor = fixed ? BigInt(fixed.walaMinor) : on('wala')
  return { meronMinor, walaMinor, dividends: dividendsOf({ meronMinor, walaMinor }) }
}

type Range = readonly [least: number, most: number]

/** What the sides of the last fights paid at the least and at the most, in hundredths; undefined where none was played. */
export function dividendRange(
  pools: readonly (FightPool | undefined)[],
  fightsMax: number,
): { fights: number; meron: Range; wala: Range } | undefined {
  const played = pools.flatMap((pool) => pool?.dividends ?? []).slice(0, fightsMax)
  if (played.length === 0) return undefined
  const rangeOf = (side: keyof Dividends): Range => {
    const paid = played.map((dividends) => dividends[side])
    return [Math.min(...paid), Math.max(...paid)]
  }
  return { fights: played.length, meron: rangeOf('meron'), wala: rangeOf('wala') }
}
