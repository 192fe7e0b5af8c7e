import type { PswAnswer } from '@fairground/contract/psw'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { endsSession, refusalOf } from '../wallet/refusal-of.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import { closeSession, type Session } from './session-store.ts'
import { openWalletToken } from './wallet-token.ts'

export interface RealityCheckAnswer {
  /** What the player is to be told; null: nothing. */
  check: { elapsedS: number; stakedMinor: string; netMinor: string; isDue: boolean } | null
}

const timeoutMs = 5_000

/** For how long the player has played, and what that came to, as the wallet knows it of all games. */
export async function readRealityCheck(context: VendorKit, session: Session): Promise<Outcome<RealityCheckAnswer>> {
  const answer = await ask(context, session, 'reality-check')
  if (!answer.ok) return answer
  const { realityCheck } = answer.value
  if (!realityCheck) return ok({ check: null })
  const { elapsedS, net, staked = '0', isDue = false } = realityCheck
  return ok({ check: { elapsedS, stakedMinor: staked, netMinor: net, isDue } })
}

/** The player knows: the wallet takes bets again. */
export async function confirmRealityCheck(context: VendorKit, session: Session): Promise<Outcome<object>> {
  const answer = await ask(context, session, 'reality-check/confirm')
  return answer.ok ? ok({}) : answer
}

async function ask(
  context: VendorKit,
  session: Session,
  call: 'reality-check' | 'reality-check/confirm',
): Promise<Outcome<PswAnswer>> {
  const { sessionId, playerId } = session
  const body = { playerId, sessionToken: openWalletToken(context, session) }
  const answer = await sendOrUnknown(context.wallet, call, body, timeoutMs)
  if (!answer) return refuse('WALLET_UNREACHABLE', `the wallet did not answer ${call}`)
  if (answer.code === 'OK') return ok(answer)
  if (endsSession(answer.code)) await closeSession(context.db, sessionId, context.clock.now())
  return refusalOf(answer.code)
}
