import { randomUUID } from 'node:crypto'
import { PswUnknownOutcome } from '@fairground/psw'
import * as z from 'zod'
import { transact } from '../../../db/db.ts'
import { type Actor, recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { postToVendor } from '../catalogue/index.ts'
import { forgetPools } from './fetch-pools.ts'

const Done = z.object({ code: z.literal('OK') })

interface Pause {
  vendorId: string
  jackpotId: string
  isPaused: boolean
  reason: string
}

/** Tells the vendor that the games of a jackpot take no bets, or bets again. Refusal: GAME_UNAVAILABLE when it does not say yes. */
export async function pauseJackpot(call: Call, actor: Actor, pause: Pause): Promise<Outcome<null>> {
  const { vendorId, jackpotId, isPaused, reason } = pause
  const body = { requestId: randomUUID(), jackpotId, isPaused }
  try {
    const { answer } = await postToVendor(call.app, { vendorId, method: 'POST', path: '/jackpots/pause', body })
    if (!Done.safeParse(answer).success) return refuse('GAME_UNAVAILABLE')
  } catch (error) {
    if (!(error instanceof PswUnknownOutcome)) throw error
    return refuse('GAME_UNAVAILABLE')
  }
  forgetPools(call.app)
  const action = isPaused ? 'jackpot.paused' : 'jackpot.resumed'
  const { ip, requestId } = call
  const detail = { vendorId, reason }
  await transact(call.app.db, (tx) => recordAudit(tx, { actor, action, subject: jackpotId, detail, ip, requestId }))
  return ok(null)
}
