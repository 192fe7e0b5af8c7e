import type { LoginBody } from '@fairground/contract'
import type { z } from 'zod'
import type { Call } from '../../../../lib/call.ts'
import type { Refused } from '../../../../lib/outcome.ts'
import { getSiteRules } from '../../../site/site/index.ts'
import { checkCaptcha, requirePass } from '../../challenge/index.ts'
import { countLoginTries } from '../login/login-tries.ts'

/** Refuses a log-in that no person seems to make; looks at neither name nor password. */
export async function checkPerson(call: Call, body: z.output<typeof LoginBody>): Promise<Refused | undefined> {
  const pass = await requirePass(call, 'login', body)
  if (!pass.ok) return pass
  // Who cannot see pictures answers the question, which stands for the captcha too.
  if (pass.value === 'question' || !(await isCaptchaWanted(call, body.username))) return undefined
  return checkCaptcha(call, body.captcha)
}

/** Whether the next log-in of this name needs the picture of letters, be the name known or not. */
export async function isCaptchaWanted(call: Call, account: string): Promise<boolean> {
  if (!call.app.config.hasChallenges) return false
  const { captchaThreshold } = await getSiteRules(call.app)
  return (await countLoginTries(call, account)) >= captchaThreshold
}
