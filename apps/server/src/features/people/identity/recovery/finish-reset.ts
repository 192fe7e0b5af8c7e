import type { LoginValue } from '@fairground/contract'
import type { z } from 'zod'
import type { Call } from '../../../../lib/call.ts'
import { type Outcome, refuse } from '../../../../lib/outcome.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import { getCredentials } from '../login/credentials-store.ts'
import { findResetLink, saveLinkUsed } from './reset-link-store.ts'
import { passwordRefusal, resetPassword } from './reset-password.ts'

interface Body {
  resetToken: string
  newPassword: string
}

/** The link of the mail is the proof. A token of 256 bits needs no count of tries. */
export async function finishReset(call: Call, body: Body): Promise<Outcome<z.infer<typeof LoginValue>>> {
  const { app } = call
  const tokenHash = hashOfToken(body.resetToken)
  const link = await findResetLink(app.db, tokenHash, app.clock.now())
  if (!link) return refuse('CODE_EXPIRED')
  const { account } = await getCredentials(app.db, link.memberId)
  const refused = await passwordRefusal(call, body.newPassword, account)
  if (refused) return refused
  return resetPassword(call, {
    memberId: link.memberId,
    newPassword: body.newPassword,
    method: 'email',
    spend: (tx) => saveLinkUsed(tx, tokenHash, app.clock.now()),
  })
}
