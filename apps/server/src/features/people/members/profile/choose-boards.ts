import { transact } from '../../../../db/db.ts'
import { recordAudit } from '../../../../lib/audit.ts'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, ok } from '../../../../lib/outcome.ts'
import type { MemberSession } from '../../identity/index.ts'
import { saveIsOnBoards } from '../member-store.ts'

/** Whether the member's wins may stand on the boards that everybody sees; those of the past too. */
export const chooseBoards = (
  { app, ip, requestId }: Call,
  { memberId }: MemberSession,
  isShown: boolean,
): Promise<Outcome<{ isShown: boolean }>> =>
  transact(app.db, async (tx) => {
    await saveIsOnBoards(tx, memberId, isShown)
    const actor = { kind: 'member', id: memberId } as const
    await recordAudit(tx, {
      ...{ actor, action: 'member.boards-chosen', subject: memberId, detail: { isShown } },
      ...{ ip, requestId },
    })
    return ok({ isShown })
  })
