import type { Permission } from '@fairground/contract'
import type { AppContext } from '../../../context.ts'
import { listInOneHand } from '../../../lib/one-hand.ts'
import type { StaffSession } from '../../people/staff/index.ts'

/** Who looks at wishes. */
export interface Reviewer {
  staffId: string
  permissions: readonly Permission[]
  /** Other accounts that count as the same person: no yes to what they asked for. */
  hands: ReadonlySet<string>
}

/** One question, however many wishes this person looks at. */
export const reviewerOf = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { staffId, permissions }: StaffSession,
): Promise<Reviewer> => ({ staffId, permissions, hands: await listInOneHand(db, staffId, clock.now()) })
