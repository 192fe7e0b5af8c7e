import { areBets, isAmount, retoldSums } from '../../parts/pools/pool-sums.ts'
import { heavierSide, type TaiXiuPool, type TaiXiuSums } from './tai-xiu-pool.ts'

/** See `retoldSums`: what stands, and where the heavier side is cut, is worked out again. */
export const retoldTaiXiu = (told: TaiXiuSums): TaiXiuSums | undefined =>
  retoldSums(told, { isPossible, retold: retoldPool })

function isPossible(pool: TaiXiuPool): boolean {
  const { taiMinor, xiuMinor, taiBets, xiuBets, cut } = pool
  if (!areBets(taiMinor, taiBets) || !areBets(xiuMinor, xiuBets) || taiBets + xiuBets === 0) return false
  const heavier = heavierSide(pool)
  if (heavier === undefined || cut === null) return heavier === undefined && cut === null
  return typeof cut.id === 'string' && canStand(cut.standingMinor, pool, heavier === 'tai' ? taiBets : xiuBets)
}

/** Each other bet of the heavier side takes at least one minor unit of what stands before the cut. */
function canStand(standingMinor: string, pool: TaiXiuPool, heavierBets: number): boolean {
  if (!isAmount(standingMinor)) return false
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
