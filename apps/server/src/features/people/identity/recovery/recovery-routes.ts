import { answer } from '../../../../lib/answer.ts'
import { portal } from '../../../../lib/implement.ts'
import { sendSmsCode } from '../security/send-sms-code.ts'
import { finishReset } from './finish-reset.ts'
import { resetByMobile } from './reset-by-mobile.ts'
import { sendResetLink } from './send-reset-link.ts'

const { recovery } = portal

export const recoveryRoutes = {
  smsCode: recovery.smsCode.handler(async ({ input, context: { call } }) =>
    answer(call, await sendSmsCode(call, input)),
  ),
  resetByMobile: recovery.resetByMobile.handler(async ({ input, context: { call } }) =>
    answer(call, await resetByMobile(call, input)),
  ),
  sendResetLink: recovery.sendResetLink.handler(async ({ input, context: { call } }) =>
    answer(call, await sendResetLink(call, input)),
  ),
  finishReset: recovery.finishReset.handler(async ({ input, context: { call } }) =>
    answer(call, await finishReset(call, input)),
  ),
}
