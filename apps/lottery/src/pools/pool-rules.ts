import { type ByTier, type PoolRules, poolRules, sharesPool } from '@fairground/lottery-rules'
import type { LotteryContext } from '../context.ts'
import type { House } from '../houses/house.ts'

/** The pools of a lottery of the house; undefined where it has none. */
export const poolRulesOf = ({ rules, official }: House): PoolRules | undefined =>
  official ? undefined : poolRules[rules.id]

/** Codes of the plays whose tickets share in the pools. */
export const poolPlaysOf = ({ rules }: House): readonly string[] =>
  rules.plays.filter(({ tab }) => sharesPool(rules.id, tab)).map(({ id }) => id)

/** The least that each pool pays when it is won, in minor units: the operator's where one is set. */
export function floorsOf({ config }: LotteryContext, { rules }: House): ByTier {
  return { ...poolRules[rules.id]?.floorMinor, ...config.poolFloors?.[rules.id] }
}
