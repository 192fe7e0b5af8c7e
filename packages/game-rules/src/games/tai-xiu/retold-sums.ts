import { heavierSide, type TaiXiuPool, type TaiXiuSums } from './tai-xiu-pool.ts'

const amount = /^(0|[1-9]\d{0,29})$/
const hash = /^[0-9a-f]{64}$/

/**
 * What follows from the sums of a told outcome is worked out again. Undefined for sums that no bets have: the bets
 * themselves are not told, so that is all that a round shows of them.
 */
export function retoldSums({ betsHash, pools }: TaiXiuSums): TaiXiuSums | undefined {
  if (!hash.test(betsHash) || !Array.isArray(pools) || !pools.every(isPossible)) return undefined
  const isInOrder = pools.every(({ currency }, index) => index === 0 || (pools[index - 1]?.currency ?? '') < currency)
  return isInOrder ? { betsHash, pools: pools.map(retoldPool) } : undefined
}

function isPossible(pool: TaiXiuPool): boolean {
  const { taiMinor, xiuMinor, taiBets, xiuBets, cut } = pool
  if (!areBets(taiMinor, taiBets) || !areBets(xiuMinor, xiuBets) || taiBets + xiuBets === 0) return false
  const heavier = heavierSide(pool)
  if (heavier === undefined || cut === null) return heavier === undefined && cut === null
  return typeof cut.id === 'string' && canStand(cut.standingMinor, pool, heavier === 'tai' ? taiBets : xiuBets)
}

/** Every bet has at least one minor unit. */
const areBets = (minor: string, count: number): boolean =>
  amount.test(minor) &&
  Number.isSafeInteger(count) &&
  BigInt(minor) >= count &&
  count >= 0 &&
  count > 0 === (minor !== '0')

/** Each other bet of the heavier side takes at least one minor unit of what stands before the cut. */
function canStand(standingMinor: string, pool: TaiXiuPool, heavierBets: number): boolean {
  if (!amount.test(standingMinor)) return false
  const beforeMinor = BigInt(matchedOf(pool)) - BigInt(standingMinor)
  return beforeMinor === 0n || (beforeMinor > 0n && heavierBets > 1)
}

/** The lighter side stands whole. */
const matchedOf = (pool: TaiXiuPool): string => (heavierSide(pool) === 'tai' ? pool.xiuMinor : pool.taiMinor)

function retoldPool(pool: TaiXiuPool): TaiXiuPool {
  const { currency, taiMinor, xiuMinor, taiBets, xiuBets, cut } = pool
  return {
    ...{ currency, taiMinor, xiuMinor, taiBets, xiuBets, matchedMinor: matchedOf(pool) },
    cut: cut && { id: cut.id, standingMinor: cut.standingMinor },
  }
}
