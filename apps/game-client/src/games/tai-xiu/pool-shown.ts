import type { PlaceTotals, SharedBetView } from '@fairground/contract/studio'
import { heavierSide, type TaiXiuPool, type TaiXiuSide } from '@fairground/game-rules/games/tai-xiu'

/** What lies on both sides in the currency of the player, as it is known now. */
export interface ShownPool {
  tai: ShownSide
  xiu: ShownSide
  matchedMinor: bigint
  /** The side that has more, and how much. */
  heavier: TaiXiuSide | undefined
  excessMinor: bigint
}
interface ShownSide {
  stakeMinor: bigint
  players: number
}

/** While bets are taken the totals that the table tells; from the lock on what stands against each other. */
export function shownPool(totals: PlaceTotals['places'], pool?: Pick<TaiXiuPool, 'taiMinor' | 'xiuMinor'>): ShownPool {
  const side = (spot: TaiXiuSide, fixedMinor: string | undefined): ShownSide => {
    const total = totals.find((place) => place.spot === spot)
    return { stakeMinor: BigInt(fixedMinor ?? total?.stakeMinor ?? '0'), players: total?.players ?? 0 }
  }
  const [tai, xiu] = [side('tai', pool?.taiMinor), side('xiu', pool?.xiuMinor)]
  const isTaiMore = tai.stakeMinor > xiu.stakeMinor
  const [more, less] = isTaiMore ? [tai, xiu] : [xiu, tai]
  const heavier = tai.stakeMinor === xiu.stakeMinor ? undefined : isTaiMore ? 'tai' : 'xiu'
  return { tai, xiu, matchedMinor: less.stakeMinor, heavier, excessMinor: more.stakeMinor - less.stakeMinor }
}

/** What of the player's own bets is given back; undefined where there are none. */
export function ownRefund(
  bets: readonly Pick<SharedBetView, 'roundId' | 'stakeMinor' | 'bet' | 'state'>[],
  pool: TaiXiuPool | undefined,
): bigint | undefined {
  const own = bets.filter(({ state }) => state === 'taken' || state === 'ended')
  if (own.length === 0 || !pool) return undefined
  const { cut } = pool
  let backMinor = none
  for (const { roundId, stakeMinor, bet } of own) {
    if (!cut || sideOfChips(bet) !== heavierSide(pool) || roundId < cut.id) continue
    backMinor += BigInt(stakeMinor) - (roundId === cut.id ? BigInt(cut.standingMinor) : none)
  }
  return backMinor
}

const sideOfChips = (bet: unknown): string | undefined =>
  (bet as { bets?: readonly { spot: string }[] } | null)?.bets?.[0]?.spot

const none = 0n
