import { setTimeout as sleep } from 'node:timers/promises'
import { type PswAnswer, type PswCode, pswRetryable } from '@fairground/contract/psw'
import { transact } from '../db/transact.ts'
import { type Session, saveBalanceAfter } from '../sessions/session-store.ts'
import { openWalletToken } from '../sessions/wallet-token.ts'
import { type CallBody, sendOrUnknown } from '../wallet/wallet-client.ts'
import { cancelBuyIn, creditSeat, endEscrowCall, newEscrowCall, postponeEscrowCall } from './escrow-call-store.ts'
import type { EscrowKit } from './escrow-schema.ts'
import { findEscrow } from './escrow-store.ts'

const attemptTimeoutMs = 5_000
const budgetMs = 10_000
const pausesMs = [250, 1_000]
const graceMs = 1_000
const lostAfterMs = attemptTimeoutMs + graceMs

interface BuyIn {
  /** New for every time that somebody sits down: the wallet knows it for ever. */
  escrowId: string
  tableId: string
  amountMinor: bigint
}

interface Step extends BuyIn {
  call: 'open' | 'top-up'
  transactionId: string
}

/** `unknown`: the seat gets no chips, and a rollback is owed. */
export type BuyInEnd =
  | { outcome: 'taken'; escrowMinor: bigint }
  | { outcome: 'refused'; code: PswCode }
  | { outcome: 'unknown' }

/** Buys a seat in: cash becomes chips. */
export async function openEscrow(kit: EscrowKit, session: Session, seat: BuyIn): Promise<BuyInEnd> {
  const now = kit.clock.now()
  const step: Step = { ...seat, call: 'open', transactionId: `${seat.escrowId}.open` }
  await transact(kit.db, async (tx) => {
    const { playerId, gameId, currency } = session
    await tx
      .insertInto('escrows')
      .values({
        ...{ escrow_id: seat.escrowId, table_id: seat.tableId, opened_at: now },
        ...{ player_id: playerId, game_id: gameId, currency },
      })
      .execute()
    await newEscrowCall(tx, { ...callOf(step, session), now, lostAt: lostAt(now) })
  })
  return ask(kit, session, step)
}

/** More chips for a seat that is open. `topUpId` is new for each; what is taken counts from the next hand. */
export async function topUpEscrow(
  kit: EscrowKit,
  session: Session,
  { topUpId, ...seat }: BuyIn & { topUpId: string },
): Promise<BuyInEnd> {
  const now = kit.clock.now()
  const step: Step = { ...seat, call: 'top-up', transactionId: topUpId }
  const isOpen = await transact(kit.db, async (tx) => {
    const escrow = await findEscrow(tx, seat.escrowId, 'for-update')
    if (escrow?.state !== 'open') return false
    await newEscrowCall(tx, { ...callOf(step, session), now, lostAt: lostAt(now) })
    return true
  })
  return isOpen ? ask(kit, session, step) : { outcome: 'refused', code: 'ESCROW_CLOSED' }
}

const lostAt = (now: Date): Date => new Date(now.getTime() + lostAfterMs)

const callOf = ({ call, transactionId, tableId, escrowId, amountMinor }: Step, session: Session) => ({
  ...{ call, transactionId, tableId, escrowId, amountMinor },
  body: {
    ...{ playerId: session.playerId, gameId: session.gameId, currency: session.currency },
    ...{ transactionId, tableId, escrowId, amount: amountMinor.toString() },
  },
})

/** One attempt and at most two more with the same transaction id, within 10 seconds. */
async function ask(kit: EscrowKit, session: Session, step: Step): Promise<BuyInEnd> {
  const body: CallBody<'escrow/open'> = { ...callOf(step, session).body, sessionToken: openWalletToken(kit, session) }
  const deadlineMs = performance.now() + budgetMs
  let wasUnknown = false
  for (let attempt = 0; ; attempt += 1) {
    const leftMs = Math.floor(deadlineMs - performance.now())
    const answer = await sendOrUnknown(kit.wallet, `escrow/${step.call}`, body, Math.min(attemptTimeoutMs, leftMs))
    if (answer?.code === 'OK') return take(kit, session, step, answer)
    if (answer && !pswRetryable.includes(answer.code))
      return wasUnknown ? cancel(kit, step) : refuse(kit, step, answer.code)
    wasUnknown = true
    const pauseMs = pausesMs[attempt]
    if (pauseMs === undefined || performance.now() + pauseMs >= deadlineMs) return cancel(kit, step)
    await postponeEscrowCall(kit.db, step.transactionId, new Date(lostAt(kit.clock.now()).getTime() + pauseMs))
    await sleep(pauseMs)
  }
}

async function take(kit: EscrowKit, session: Session, step: Step, answer: PswAnswer): Promise<BuyInEnd> {
  const now = kit.clock.now()
  const escrowMinor = await transact(kit.db, async (tx) => {
    // Another process may have given it up: then the rollback takes the money back.
    if (!(await endEscrowCall(tx, step.transactionId, { state: 'done', code: 'OK', now }))) return undefined
    return creditSeat(tx, step.escrowId, step.amountMinor)
  })
  if (answer.balance !== undefined && answer.balanceVersion !== undefined)
    await saveBalanceAfter(kit.db, session.sessionId, {
      balanceMinor: BigInt(answer.balance),
      balanceVersion: answer.balanceVersion,
    })
  return escrowMinor === undefined ? { outcome: 'unknown' } : { outcome: 'taken', escrowMinor }
}

async function refuse(kit: EscrowKit, step: Step, code: PswCode): Promise<BuyInEnd> {
  const now = kit.clock.now()
  await transact(kit.db, async (tx) => {
    if (!(await endEscrowCall(tx, step.transactionId, { state: 'done', code, now }))) return
    if (step.call === 'open')
      await tx.updateTable('escrows').set({ state: 'void' }).where('escrow_id', '=', step.escrowId).execute()
  })
  return { outcome: 'refused', code }
}

async function cancel(kit: EscrowKit, step: Step): Promise<BuyInEnd> {
  await transact(kit.db, (tx) => cancelBuyIn(tx, step.transactionId, kit.clock.now()))
  kit.escrowDue.ring()
  return { outcome: 'unknown' }
}
