import type { FieldError } from '@fairground/contract'

export interface ReferralStep {
  friends: number
  bonusMinor: bigint
}

/** What a friend has to do, and what each number of friends who did brings; minor units of the site's currency. */
export interface ReferralRule {
  isOn: boolean
  depositMinor: bigint
  validBetMinor: bigint
  steps: readonly ReferralStep[]
  hintMinor: bigint
}

/** Unpaid steps reached by this many friends. A step is identified by its number of friends. */
export const dueSteps = (
  { isOn, steps }: ReferralRule,
  { counted, paid }: { counted: number; paid: ReadonlySet<number> },
): ReferralStep[] => (isOn ? steps.filter(({ friends }) => friends <= counted && !paid.has(friends)) : [])

/** What may be promised: undefined while the steps together do not reach it. */
export function hintOf({ isOn, steps, hintMinor }: ReferralRule): bigint | undefined {
  const all = steps.reduce((sum, { bonusMinor }) => sum + bonusMinor, 0n)
  return isOn && all >= hintMinor ? hintMinor : undefined
}

/** What is amiss with a rule: steps rise by friends, and each pays something. */
export function ruleFaults({ steps, hintMinor }: ReferralRule): FieldError[] {
  const faults: FieldError[] = []
  steps.forEach(({ friends, bonusMinor }, index) => {
    const before = steps[index - 1]
    if (before && friends <= before.friends) faults.push({ field: `steps.${index}.friends`, key: 'validation.format' })
    if (bonusMinor <= 0n) faults.push({ field: `steps.${index}.bonus`, key: 'validation.format' })
  })
  if (hintMinor <= 0n) faults.push({ field: 'hint', key: 'validation.format' })
  return faults
}
