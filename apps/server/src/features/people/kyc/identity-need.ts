import type { IdentityAct, IdentityLevel } from '@fairground/contract'
import type { Policy } from '../policy/index.ts'

export interface Need {
  act: IdentityAct
  level: 1 | 2
  /** Sums up to this need no such level; null: whatever is done needs it. */
  aboveMinor: bigint | null
}

type BoundOf = (bound: Policy['depositsUnverified']) => bigint | null

/** What a profile asks identity for; `boundOf` reads its bounds in the currency of the site. */
export function needsOf(policy: Policy, boundOf: BoundOf): Need[] {
  const above = (act: IdentityAct, level: 1 | 2, bound: Policy['depositsUnverified']): Need[] => {
    const aboveMinor = boundOf(bound)
    return aboveMinor === null ? [] : [{ act, level, aboveMinor: aboveMinor === 0n ? null : aboveMinor }]
  }
  return [
    ...(policy.identityBeforePlay ? [{ act: 'play', level: 1, aboveMinor: null } as const] : []),
    ...above('deposit', 1, policy.identityBeforePlay ? {} : policy.depositsUnverified),
    ...above('withdrawal', 1, policy.withdrawalsUnverified),
    ...above('withdrawal', 2, policy.withdrawalsLevelOne),
  ]
}

/** The level that an act lacks; undefined: it may be done. @param sumMinor with what the window holds already */
export function lacking(
  needs: readonly Need[],
  { act, sumMinor, level }: { act: IdentityAct; sumMinor: bigint; level: IdentityLevel },
): 1 | 2 | undefined {
  const unmet = needs.filter(
    (need) => need.act === act && need.level > level && (need.aboveMinor === null || sumMinor > need.aboveMinor),
  )
  return unmet.map((need) => need.level).toSorted()[0]
}
