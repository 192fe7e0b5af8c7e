import type { ChallengeChange, ChallengeSettings } from '@fairground/contract'
import { transact } from '../../../db/db.ts'
import { recordAudit } from '../../../lib/audit.ts'
import type { Call } from '../../../lib/call.ts'
import { announceToAll } from '../../../lib/live-events.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { forgetSite } from './get-site.ts'
import { readChallenges } from './read-challenges.ts'
import { mergeSetting, saveSetting } from './site-store.ts'

/** Sets challenges per action and when the letter captcha is required. Unnamed ones stay. */
export async function changeChallenges(
  call: Call,
  { staffId }: StaffSession,
  { uses, captchaThreshold, showCaptcha }: ChallengeChange,
): Promise<ChallengeSettings> {
  const saved = await transact(call.app.db, async (tx) => {
    const by = { staffId, now: call.app.clock.now() }
    await mergeSetting(tx, 'challenges', uses, by)
    if (captchaThreshold !== undefined) await saveSetting(tx, 'captchaThreshold', captchaThreshold, by)
    if (showCaptcha !== undefined) await saveSetting(tx, 'showCaptcha', showCaptcha, by)
    await recordAudit(tx, {
      actor: { kind: 'staff', id: staffId },
      action: 'site.challenges-changed',
      subject: 'challenges',
      detail: { ...uses, captchaThreshold, showCaptcha },
      ip: call.ip,
      requestId: call.requestId,
    })
    announceToAll(tx, 'site.changed', {})
    return readChallenges(call.app, tx)
  })
  forgetSite(call.app)
  return saved
}
