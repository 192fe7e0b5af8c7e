import { answer } from '../../../lib/answer.ts'
import { portal } from '../../../lib/implement.ts'
import { ok } from '../../../lib/outcome.ts'
import { isTermsDue, requireAnySession, requireMember } from '../identity/index.ts'
import { readMemberInfo } from './profile/read-member-info.ts'
import { setLanguage } from './profile/set-language.ts'
import { setPaymentPassword } from './profile/set-payment-password.ts'
import { acceptTerms } from './registration/accept-terms.ts'
import { checkInvitation } from './registration/check-invitation.ts'
import { openTrial } from './registration/open-trial.ts'
import { registerMember } from './registration/register-member.ts'
import { sendRegistrationCode } from './registration/send-registration-code.ts'

/** The ways to a new account. They open a wallet, so they stand here and not in identity, which every feature needs. */
export const registrationRoutes = {
  register: portal.session.register.handler(async ({ input, context }) =>
    answer(context.call, await registerMember(context.call, 'register', input)),
  ),
  registerMobile: portal.session.registerMobile.handler(async ({ input, context }) =>
    answer(context.call, await registerMember(context.call, 'registerMobile', input)),
  ),
  registerCode: portal.session.registerCode.handler(async ({ input, context: { call } }) =>
    answer(call, await sendRegistrationCode(call, input)),
  ),
  checkAffiliate: portal.session.checkAffiliate.handler(async ({ input, context: { call } }) => {
    const found = await checkInvitation(call, input.code)
    return answer(call, found.ok ? ok({ affiliateCode: found.value.code }) : found)
  }),
  freePlay: portal.session.freePlay.handler(async ({ context }) => answer(context.call, await openTrial(context.call))),
}

export const memberRoutes = {
  info: portal.members.info.use(requireAnySession).handler(async ({ context: { call, session } }) => {
    const { memberId, isPasswordDue, isTrial, isFirst } = session
    const known = await readMemberInfo(call, call.app.db, memberId)
    const info = { ...known, ...(isFirst && { firstSession: true as const }) }
    const termsDue = !isTrial && (await isTermsDue(call.app, memberId)) ? { termsDue: true as const } : {}
    return answer(call, ok(isPasswordDue ? { ...info, passwordDue: true } : { ...info, ...termsDue }))
  }),
  acceptTerms: portal.members.acceptTerms
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await acceptTerms(call, session, input.version)),
    ),
  setPaymentPassword: portal.members.setPaymentPassword
    .use(requireMember)
    .handler(async ({ input, context }) =>
      answer(context.call, await setPaymentPassword(context.call, context.session, input)),
    ),
  setLanguage: portal.members.setLanguage.handler(async ({ input, context }) =>
    answer(context.call, await setLanguage(context.call, input.lang)),
  ),
}
