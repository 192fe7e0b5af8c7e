import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { keepStaffProof } from '../../site/uploads/index.ts'
import { findQueued } from './queue-store.ts'

/** Keeps an image that staff will show to the owner of a withdrawal. Refusals: NOT_FOUND and those of the image. */
export async function uploadPayoutProof(
  call: Call,
  staff: StaffSession,
  { withdrawalId, file }: { withdrawalId: string; file: File },
): Promise<Outcome<{ fileId: string }>> {
  const queued = await findQueued(call.app.db, withdrawalId)
  if (!queued) return refuse('NOT_FOUND')
  const { memberId } = queued.withdrawal
  const kept = await keepStaffProof(call, staff, { memberId, purpose: 'withdrawal', file })
  return kept.ok ? ok({ fileId: kept.value.fileId }) : kept
}
