import type { PswAnswer } from '@fairground/contract/psw'
import { transact } from '../db/transact.ts'
import { nextAttemptAt } from '../wallet/retry-schedule.ts'
import { verdictOf } from '../wallet/verdict-of.ts'
import { type CallBody, sendOrUnknown } from '../wallet/wallet-client.ts'
import { writeClose } from './close-escrow.ts'
import { cancelBuyIn, claimDueEscrowCalls, creditSeat, endEscrowCall, postponeEscrowCall } from './escrow-call-store.ts'
import type { EscrowCallRow, EscrowKit, EscrowTx } from './escrow-schema.ts'

const flightMax = 20
const pollMs = 1_000
const callTimeoutMs = 10_000
const lostAfterMs = callTimeoutMs + 2_000

/** Rooms hear here of what the wallet said: who may not play on, which seat is closed, which hand needs a person. */
export interface EscrowNews {
  /** A call of this table has reached its end, or needs a person. */
  onEnd?(call: Pick<EscrowCallRow, 'call' | 'table_id' | 'escrow_id' | 'hand_seq' | 'state' | 'last_code'>): void
}

/** Sends owed calls that are due, as many as may be under way at once; returns how many there were. */
export async function runDueEscrowCalls(kit: EscrowKit, news: EscrowNews = {}): Promise<number> {
  const now = kit.clock.now()
  const calls = await claimDueEscrowCalls(kit.db, now, new Date(now.getTime() + lostAfterMs), flightMax)
  await Promise.all(calls.map((call) => runCall(kit, call, news)))
  return calls.length
}

/** Looks for due calls every second, and whenever `kit.escrowDue` rings, until stopped. */
export function startEscrowLoop(kit: EscrowKit, news: EscrowNews = {}): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const loop = run(kit, news, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      kit.escrowDue.ring()
      await loop
    },
  }
}

async function run(kit: EscrowKit, news: EscrowNews, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const count = await runDueEscrowCalls(kit, news).catch((err: unknown) => {
      kit.log.error({ err }, 'due escrow calls could not be read')
      return 0
    })
    // After a hand its table's next may be due.
    if (count === 0 && !signal.aborted) await kit.escrowDue.sleep(pollMs)
  }
}

async function runCall(kit: EscrowKit, call: EscrowCallRow, news: EscrowNews): Promise<void> {
  try {
    if (call.call === 'open' || call.call === 'top-up')
      // Its process died before the wallet's word was written: the seat gets no chips.
      await transact(kit.db, (tx) => cancelBuyIn(tx, call.transaction_id, kit.clock.now()))
    else await attempt(kit, call, news)
  } catch (err) {
    kit.log.error({ err, transactionId: call.transaction_id }, 'an escrow call could not be worked on')
  }
}

async function attempt(kit: EscrowKit, call: EscrowCallRow, news: EscrowNews): Promise<void> {
  const answer = await send(kit, call)
  const kind = call.call === 'rollback' ? 'rollback' : call.call === 'hand' ? 'escrow/hand' : 'escrow/close'
  const now = kit.clock.now()
  const code = answer?.code ?? 'UNKNOWN'
  const verdict = kind === 'rollback' && code === 'BET_ALREADY_SETTLED' ? 'done' : verdictOf(kind, answer?.code)
  const nextAt =
    verdict === 'exception' ? undefined : nextAttemptAt({ firstAt: call.first_at, attempts: call.attempts }, now)
  if (verdict !== 'done' && nextAt) return postponeEscrowCall(kit.db, call.transaction_id, nextAt, code)
  const state = verdict === 'done' ? 'done' : 'exception'
  const isEnded = await transact(kit.db, async (tx) => {
    if (!(await endEscrowCall(tx, call.transaction_id, { state, code, now }))) return false
    if (answer && state === 'done') await keepEnd(tx, call, answer, now)
    return true
  })
  if (state === 'exception')
    kit.log.error({ transactionId: call.transaction_id, code }, 'an escrow call needs a person')
  if (isEnded) news.onEnd?.({ ...call, state, last_code: code })
}

async function send(kit: EscrowKit, call: EscrowCallRow): Promise<PswAnswer | undefined> {
  if (call.call === 'close') {
    const body = call.body === null ? await transact(kit.db, (tx) => writeClose(tx, call)) : JSON.parse(call.body)
    return sendOrUnknown(kit.wallet, 'escrow/close', body as CallBody<'escrow/close'>, callTimeoutMs)
  }
  const fields: unknown = JSON.parse(call.body ?? '{}')
  if (call.call === 'hand')
    return sendOrUnknown(kit.wallet, 'escrow/hand', fields as CallBody<'escrow/hand'>, callTimeoutMs)
  return sendOrUnknown(kit.wallet, 'rollback', fields as CallBody<'rollback'>, callTimeoutMs)
}

async function keepEnd(tx: EscrowTx, call: EscrowCallRow, answer: PswAnswer, now: Date): Promise<void> {
  const ofSeat = tx.updateTable('escrows').where('escrow_id', '=', call.escrow_id ?? '')
  if (call.call === 'close')
    return void (await ofSeat.set({ state: 'closed', balance_minor: 0n, closed_at: now }).execute())
  if (call.call === 'hand') return keepSeats(tx, answer)
  // A hand has named the seat since: the wallet keeps the money there, so it is the player's chips after all.
  if (answer.code === 'BET_ALREADY_SETTLED')
    return void (await creditSeat(tx, call.escrow_id ?? '', BigInt(call.amount_minor ?? 0)))
  await ofSeat.set({ state: 'void' }).where('state', '=', 'opening').execute()
}

/** A seat that may not play on is closed after its hand; one that waits for a reality check may later. */
async function keepSeats(tx: EscrowTx, { seats = [] }: PswAnswer): Promise<void> {
  for (const { escrowId, mayPlayOn, reason } of seats.toSorted((a, b) => (a.escrowId < b.escrowId ? -1 : 1)))
    await tx
      .updateTable('escrows')
      .set({ may_play_on: mayPlayOn, stop_reason: reason ?? null })
      .where('escrow_id', '=', escrowId)
      .where('state', '=', 'open')
      .execute()
}
