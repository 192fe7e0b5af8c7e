import type { ChallengePart, ChallengeUse } from '@fairground/contract'
import type { Call } from '../../../lib/call.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import { hashOfToken } from '../../../lib/secret-box.ts'
import { getSiteRules } from '../../site/site/index.ts'
import { knownCaller } from './caller.ts'
import type { ChallengeKind } from './challenge.ts'
import { spendPass } from './challenge-store.ts'

/**
 * Stands before a call that only people should make. Spends the pass that the call carries, whatever becomes of the
 * call. Refused with CHALLENGE_REQUIRED where the site wants a pass for this use and none fits; else the kind of
 * challenge that earned it, undefined where none was needed.
 */
export async function requirePass(
  call: Call,
  use: ChallengeUse,
  part: ChallengePart,
): Promise<Outcome<ChallengeKind | undefined>> {
  const { challengeUses } = await getSiteRules(call.app)
  const kind = await spend(call, use, part)
  if (!kind && challengeUses.includes(use)) return refuse('CHALLENGE_REQUIRED')
  return ok(kind)
}

async function spend(call: Call, use: ChallengeUse, { challengeId, challengeToken }: ChallengePart) {
  const caller = knownCaller(call)
  if (!caller || !challengeId || !challengeToken) return undefined
  const pass = { id: challengeId, tokenHash: hashOfToken(challengeToken), use }
  return spendPass(call.app.db, pass, caller, call.app.clock.now())
}
