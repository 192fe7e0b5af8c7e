import { type Funds, hashOf } from '@fairground/ledger'
import { sql } from 'kysely'
import type { Tx } from '../../../db/db.ts'
import type { Actor } from '../../../lib/audit.ts'
import { announce } from '../../../lib/live-events.ts'

/** Subject of every money step of a withdrawal. */
export interface WithdrawalMoney {
  memberId: string
  currency: string
  amountMinor: bigint
  withdrawalId: string
  /** Number of the part that is paid by itself; without it the step is about the whole. */
  part?: number
  actor: Actor
}

/** Names one step for ever: asking again answers its first outcome and moves nothing. */
export const commandOf = (
  step: 'hold' | 'capture' | 'settle' | 'release' | 'return' | 'refund',
  { memberId, currency, amountMinor, withdrawalId, part, actor }: WithdrawalMoney,
) => ({
  scope: 'withdrawal',
  key: part === undefined ? `${withdrawalId}:${step}` : `${withdrawalId}:${step}:${part}`,
  requestHash: hashOf({ step, memberId, currency, amountMinor }),
  actor: `${actor.kind}:${actor.id}`,
})

/** The ledger's hold of a withdrawal. @throws when nothing is held */
export async function getHoldId(tx: Tx, money: WithdrawalMoney): Promise<bigint> {
  const { scope, key } = commandOf('hold', { ...money, part: undefined })
  const { rows } = await sql<{
    hold_id: string
  }>`select hold_id from ledger.account_holds where scope = ${scope} and key = ${key}`.execute(tx)
  if (!rows[0]) throw new Error(`withdrawal ${money.withdrawalId} holds nothing`)
  return BigInt(rows[0].hold_id)
}

type Answer =
  | { status: 'applied'; replayed: boolean; funds: Funds }
  | { status: 'refused'; code: string }
  | { status: 'mismatch' }

/** Tells the member's open pages. @throws when the ledger refused, which the states of a withdrawal rule out */
export async function mustApply(tx: Tx, { memberId, withdrawalId }: WithdrawalMoney, answer: Answer): Promise<void> {
  if (answer.status !== 'applied')
    throw new Error(
      `withdrawal ${withdrawalId}: the ledger answered ${answer.status === 'refused' ? answer.code : answer.status}`,
    )
  if (!answer.replayed) announce(tx, memberId, 'balance.changed', { version: Number(answer.funds.version) })
}
