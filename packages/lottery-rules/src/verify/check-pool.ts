import { type ByTier, poolRules } from '../pools/draw-pools.ts'
import type { LotteryProof } from './read-proof.ts'

/** Shares the pools of a draw out again from what was told of them. */
export function checkPool({ lottery, pool }: LotteryProof): 'pool'[] {
  const facts = pool?.facts
  if (!facts) return []
  const rules = poolRules[lottery]
  if (!rules || BigInt(pool.unitMinor) !== rules.priceMinor) return ['pool']
  const { prizeMinor, pools } = rules.settle({
    ...{ salesMinor: BigInt(facts.salesMinor), fixedMinor: BigInt(facts.fixedMinor) },
    ...{ beforeMinor: amounts(facts.beforeMinor), floorMinor: amounts(facts.floorMinor) },
    winners: amounts(facts.winners),
  })
  const after = Object.fromEntries(rules.tiers.map((tier) => [tier, pools[tier]?.afterMinor ?? 0n]))
  return isSame(prizeMinor, amounts(pool.prizeMinor)) && isSame(after, amounts(facts.afterMinor)) ? [] : ['pool']
}

const amounts = (told: Readonly<Record<string, string>>): ByTier =>
  Object.fromEntries(Object.entries(told).map(([tier, minor]) => [tier, BigInt(minor)]))

const isSame = (one: ByTier, other: ByTier): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([tier, minor]) => other[tier] === minor)
