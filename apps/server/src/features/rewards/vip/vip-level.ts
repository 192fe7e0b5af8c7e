import type { Language } from '@fairground/i18n'
import { type Outcome, ok, refuse, refuseField } from '../../../lib/outcome.ts'

/** A level of the programme, reached by total stakes. */
export interface VipLevel {
  rank: number
  thresholdMinor: bigint
  labels: Record<Language, string>
  benefits: Record<Language, string[]>
}

/** The level of this rank; the highest below it where it is gone. @throws when there is no level at all */
export function levelOf(levels: readonly VipLevel[], rank: number): VipLevel {
  const level = levels.findLast((each) => each.rank <= rank)
  if (!level) throw new Error('the programme has no lowest level')
  return level
}

/** The level above, lowest first; undefined at the highest. */
export const nextLevel = (levels: readonly VipLevel[], rank: number): VipLevel | undefined =>
  levels.find((each) => each.rank > rank)

/**
 * Whether these levels may take the place of others: ranks 0, 1, 2 …, each with a higher threshold than the one before,
 * the first open to all, none gone that somebody holds. Refusals: VALIDATION, STATE_CONFLICT.
 */
export function checkLevels(levels: readonly VipLevel[], rankHeldMax: number): Outcome<null> {
  if (levels.length <= rankHeldMax) return refuse('STATE_CONFLICT')
  for (const [index, { rank, thresholdMinor }] of levels.entries()) {
    const below = levels[index - 1]
    if (rank !== index) return refuseField('levels', 'validation.format')
    if (below ? thresholdMinor <= below.thresholdMinor : thresholdMinor !== 0n)
      return refuseField(`levels.${index}.threshold`, 'validation.vipThreshold')
  }
  return ok(null)
}
