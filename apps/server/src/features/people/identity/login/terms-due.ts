import { os } from '@orpc/server'
import type { AppContext } from '../../../../context.ts'
import { refusalError } from '../../../../lib/answer.ts'
import type { CallContext } from '../../../../lib/call.ts'
import { refuse } from '../../../../lib/outcome.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import type { MemberSession } from '../sessions/session.ts'
import { findAgreedTerms } from './agreed-terms-store.ts'

/** Whether a member must agree to newer terms, or to any at all, before money moves. */
export async function isTermsDue(app: AppContext, memberId: string): Promise<boolean> {
  const { sufficientTerms } = await getSiteRules(app)
  const agreed = await findAgreedTerms(app.db, memberId)
  return agreed === null || !sufficientTerms.has(agreed)
}

/** After `requireMember` or `requireSession`, before play and money: refuses with TERMS_DUE. Trials agree to nothing. */
export const requireAgreed = os
  .$context<CallContext & { session: MemberSession }>()
  .middleware(async ({ context: { call, session }, next }) => {
    if (!session.isTrial && (await isTermsDue(call.app, session.memberId)))
      throw refusalError(call, refuse('TERMS_DUE'))
    return next()
  })
