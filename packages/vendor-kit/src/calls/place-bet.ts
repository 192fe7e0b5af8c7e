import { setTimeout as sleep } from 'node:timers/promises'
import { type PswAnswer, pswRetryable } from '@fairground/contract/psw'
import type { Session } from '../sessions/session-store.ts'
import { openWalletToken } from '../sessions/wallet-token.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import { betBody } from './call-bodies.ts'
import { postponeCall, transactionIdOf } from './call-store.ts'
import type { Stake } from './stake.ts'

const attemptTimeoutMs = 5_000
const budgetMs = 10_000
const pausesMs = [250, 1_000]
/** An attempt that has not been recorded this long after its timeout died with its process. */
const graceMs = 1_000

export const betLostAfterMs = attemptTimeoutMs + graceMs

/** What is known of a bet. `wasUnknown`: an earlier attempt may have arrived, so a refusal alone does not end it. */
export type BetResult =
  | { outcome: 'accepted'; answer: PswAnswer }
  | { outcome: 'refused'; answer: PswAnswer; wasUnknown: boolean }
  | { outcome: 'unknown' }

/** Asks the wallet for the stake: one attempt and at most two more with the same transaction id, within 10 seconds. */
export async function placeBet(context: VendorKit, session: Session, stake: Stake): Promise<BetResult> {
  const body = { ...betBody(stake), sessionToken: openWalletToken(context, session) }
  const deadlineMs = performance.now() + budgetMs
  let wasUnknown = false
  for (let attempt = 0; ; attempt += 1) {
    const leftMs = Math.floor(deadlineMs - performance.now())
    const answer = await sendOrUnknown(context.wallet, 'bet', body, Math.min(attemptTimeoutMs, leftMs))
    if (answer?.code === 'OK') return { outcome: 'accepted', answer }
    if (answer && !pswRetryable.includes(answer.code)) return { outcome: 'refused', answer, wasUnknown }
    wasUnknown = true
    const pauseMs = pausesMs[attempt]
    if (pauseMs === undefined || performance.now() + pauseMs >= deadlineMs) return { outcome: 'unknown' }
    await keepBet(context, stake, pauseMs)
    await sleep(pauseMs)
  }
}

/** Tells other processes that this one still works on the bet. */
function keepBet(context: VendorKit, { round, move }: Stake, pauseMs: number): Promise<void> {
  const lostAt = new Date(context.clock.now().getTime() + pauseMs + betLostAfterMs)
  return postponeCall(context.db, transactionIdOf('bet', round.round_id, move), lostAt)
}
