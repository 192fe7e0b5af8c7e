import type { Tx } from '../../../db/db.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { attachUpload, lockUpload } from '../../site/uploads/index.ts'
import { addMessage } from './message-store.ts'
import type { Withdrawal } from './withdrawal.ts'

export interface Words {
  text: string
  /** Ids of uploads that prove nothing yet. */
  proofImages: readonly string[]
}

interface Author {
  kind: 'member' | 'staff'
  id: string
  name: string
}

/** Keeps what one side wrote about a locked withdrawal, with its images. Refusals: NOT_FOUND for an image that is not theirs to send. */
export async function writeMessage(
  tx: Tx,
  { id, memberId }: Withdrawal,
  { author, at, text, proofImages }: Words & { author: Author; at: Date },
): Promise<Outcome<null>> {
  const proofs = [...new Set(proofImages)]
  const staffId = author.kind === 'staff' ? author.id : undefined
  for (const proof of proofs)
    if (!(await lockUpload(tx, { id: proof, memberId, purpose: 'withdrawal', staffId }))) return refuse('NOT_FOUND')
  for (const proof of proofs) await attachUpload(tx, { id: proof, subject: id, now: at })
  await addMessage(tx, id, { author, at, text, proofs })
  return ok(null)
}
