import { answer } from '../../../../lib/answer.ts'
import { portal } from '../../../../lib/implement.ts'
import { verifyLogin } from '../login/verify-login.ts'
import { sendVerifyCode } from '../security/sent-code.ts'
import { requireMember } from '../sessions/require-session.ts'
import { beginAuthenticator, confirmAuthenticator } from './bind-authenticator.ts'
import { forgetDevices, removeAuthenticator, renewRecoveryCodes } from './change-authenticator.ts'

const { secondStep } = portal

export const secondStepRoutes = {
  verifyLogin: secondStep.verifyLogin.handler(async ({ input, context: { call } }) =>
    answer(call, await verifyLogin(call, input)),
  ),
  verifyCode: secondStep.verifyCode.handler(async ({ input, context: { call } }) =>
    answer(call, await sendVerifyCode(call, input)),
  ),
  beginAuthenticator: secondStep.beginAuthenticator
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await beginAuthenticator(call, session, input.password)),
    ),
  confirmAuthenticator: secondStep.confirmAuthenticator
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await confirmAuthenticator(call, session, input.code)),
    ),
  removeAuthenticator: secondStep.removeAuthenticator
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await removeAuthenticator(call, session, input)),
    ),
  newRecoveryCodes: secondStep.newRecoveryCodes
    .use(requireMember)
    .handler(async ({ input, context: { call, session } }) =>
      answer(call, await renewRecoveryCodes(call, session, input)),
    ),
  forgetDevices: secondStep.forgetDevices
    .use(requireMember)
    .handler(async ({ context: { call, session } }) => answer(call, await forgetDevices(call, session))),
}
