import type { PswAnswer } from '@fairground/contract/psw'
import type { WalletCallRow } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { nextAttemptAt } from '../wallet/retry-schedule.ts'
import { type OwedCall, verdictOf } from '../wallet/verdict-of.ts'
import type { CallBody } from '../wallet/wallet-client.ts'
import { sendOrUnknown } from '../wallet/wallet-client.ts'
import { endCall, isRecorded, postponeCall, recordTransaction, transactionIdOf } from './call-store.ts'
import { recordAdjust } from './record-adjust.ts'

/** Sends an owed win or rollback once and records what came of it: done, due again, or a matter for a person. */
export async function attemptCall(context: VendorKit, call: WalletCallRow, timeoutMs: number): Promise<void> {
  const kind = call.call === 'bet' ? 'rollback' : call.call
  const answer = await send(context, kind, call.body, timeoutMs)
  // A correction that two people at the portal have to decide about is not booked yet.
  const verdict = kind === 'adjust' && answer?.state === 'HELD' ? 'retry' : verdictOf(kind, answer?.code)
  const code = answer?.code ?? 'UNKNOWN'
  if (verdict === 'done' && answer) return finish(context, call, answer)
  const now = context.clock.now()
  const nextAt =
    verdict === 'exception' ? undefined : nextAttemptAt({ firstAt: call.first_at, attempts: call.attempts }, now)
  if (nextAt) return postponeCall(context.db, call.transaction_id, nextAt, code)
  await transact(context.db, async (tx) => {
    const isEnded = await endCall(tx, call.transaction_id, { state: 'exception', code, now })
    // Two people at the portal have refused it for ever: that is an end too, and the feed tells it.
    if (isEnded && code === 'ADJUST_REFUSED') await recordAdjust(tx, call, 'REJECTED', now)
  })
  context.log.error({ transactionId: call.transaction_id, code }, 'a wallet call needs a person')
}

function send(context: VendorKit, kind: OwedCall, body: string, timeoutMs: number) {
  const fields: unknown = JSON.parse(body)
  if (kind === 'free-round-win')
    return sendOrUnknown(context.wallet, kind, fields as CallBody<'free-round-win'>, timeoutMs)
  if (kind === 'promo-win') return sendOrUnknown(context.wallet, kind, fields as CallBody<'promo-win'>, timeoutMs)
  if (kind === 'jackpot-win') return sendOrUnknown(context.wallet, kind, fields as CallBody<'jackpot-win'>, timeoutMs)
  if (kind === 'adjust') return sendOrUnknown(context.wallet, kind, fields as CallBody<'adjust'>, timeoutMs)
  return kind === 'win'
    ? sendOrUnknown(context.wallet, 'win', fields as CallBody<'win'>, timeoutMs)
    : sendOrUnknown(context.wallet, 'rollback', fields as CallBody<'rollback'>, timeoutMs)
}

function finish(context: VendorKit, call: WalletCallRow, answer: PswAnswer): Promise<void> {
  if (call.call === 'adjust') return finishAdjust(context, call, answer)
  return call.call === 'rollback' ? finishRollback(context, call, answer) : finishWin(context, call, answer)
}

const finishWin = ({ paidCalls }: VendorKit, call: WalletCallRow, answer: PswAnswer): Promise<void> =>
  paidCalls.add({
    transactionId: call.transaction_id,
    code: answer.code,
    // Of rounds for nothing the wallet pays up to the highest win of their grant.
    amountMinor: answer.paid === undefined ? amountMinorOf(call) : BigInt(answer.paid),
    balanceMinor: answer.balance === undefined ? undefined : BigInt(answer.balance),
    balanceVersion: answer.balanceVersion,
  })

async function finishAdjust({ db, clock }: VendorKit, call: WalletCallRow, { code }: PswAnswer) {
  const now = clock.now()
  await transact(db, async (tx) => {
    if (await endCall(tx, call.transaction_id, { state: 'done', code, now }))
      await recordAdjust(tx, call, 'APPLIED', now)
  })
}

/** The rollback's answer is also the first certain word about a bet that nobody had answered. */
async function finishRollback(context: VendorKit, call: WalletCallRow, answer: PswAnswer): Promise<void> {
  const now = context.clock.now()
  const { move } = call
  const stakeMinor = amountMinorOf(call)
  const state = betStateAfter(answer)
  const refundMinor = state === 'ROLLED_BACK' ? stakeMinor : 0n
  await transact(context.db, async (tx) => {
    if (!(await endCall(tx, call.transaction_id, { state: 'done', code: answer.code, now }))) return
    const round = { round_id: call.round_id }
    await tx
      .updateTable('rounds')
      .set({ settled_at: now })
      .where('round_id', '=', round.round_id)
      .where('state', '=', 'void')
      .execute()
    if (!(await isRecorded(tx, transactionIdOf('bet', round.round_id, move)))) {
      await recordTransaction(tx, { round, call: 'bet', move, state, amountMinor: stakeMinor, now })
    }
    await recordTransaction(tx, { round, call: 'rollback', move, state: 'APPLIED', amountMinor: refundMinor, now })
  })
}

const amountMinorOf = ({ body }: WalletCallRow): bigint => BigInt((JSON.parse(body) as { amount: string }).amount)

function betStateAfter(answer: PswAnswer): 'TOMBSTONED' | 'REJECTED' | 'ROLLED_BACK' {
  if (answer.code === 'TOMBSTONED') return 'TOMBSTONED'
  return answer.code === 'NOTHING_TO_ROLL_BACK' ? 'REJECTED' : 'ROLLED_BACK'
}
