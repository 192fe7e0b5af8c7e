import type { BrokenRow } from '@fairground/contract'
import { findingsMax, newFindings } from './finding.ts'

/** While it is open no payout leaves. */
export interface Freeze {
  freezeId: string
  frozenAt: Date
  /** What the last check that found something found. */
  findings: BrokenRow[]
  findingsCount: number
  checkedAt: Date
  /** The last check found nothing any more. */
  isClean: boolean
}

interface Checked {
  /** The one that is open. */
  freeze: Freeze | undefined
  found: readonly BrokenRow[]
  /** What was accepted with the last release. */
  accepted: readonly BrokenRow[]
  newId: string
  now: Date
}

/** How payouts stand after a check: undefined when they leave as before. A freeze ends by a release only. */
export function afterCheck({ freeze, found, accepted, newId, now }: Checked): Freeze | undefined {
  if (freeze && found.length === 0) return { ...freeze, checkedAt: now, isClean: true }
  if (!freeze && newFindings(found, accepted).length === 0) return undefined
  return {
    ...(freeze ?? { freezeId: newId, frozenAt: now }),
    findings: found.slice(0, findingsMax),
    findingsCount: found.length,
    checkedAt: now,
    isClean: false,
  }
}
