import type { Call } from '../../../lib/call.ts'
import { type Refused, refuse } from '../../../lib/outcome.ts'
import { knownCaller } from './caller.ts'
import { takeCaptcha } from './challenge-store.ts'
import { giveBackAnswering, takeAnswering } from './challenge-tries.ts'

/** Compares what was typed with the caller's picture, which is spent by it; undefined when it fits. */
export async function checkCaptcha(call: Call, typed: string | undefined): Promise<Refused | undefined> {
  const value = { showCaptcha: true }
  if (!typed) return refuse('CAPTCHA_REQUIRED', { value })
  const refused = await takeAnswering(call)
  if (refused) return refused
  const caller = knownCaller(call)
  const shown = caller && (await takeCaptcha(call.app.db, caller, call.app.clock.now()))
  if (shown !== typed.trim().toUpperCase()) return refuse('CAPTCHA_WRONG', { value })
  await giveBackAnswering(call)
  return undefined
}
