import type { PswCode } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import type { AppContext } from '../../context.ts'
import { hint } from '../../lib/live-hints.ts'
import type { PswOutcome } from './psw-outcome.ts'

export interface Move {
  transactionId: string
  amountMinor: bigint
}

/** A bet, a win, or both of one round. */
export interface Moves {
  vendorId: string
  memberId: string
  playerId: string
  roundId: string
  gameCode: string
  currency: string
  requestHash: Buffer
  bet?: Move
  win?: Move
  isRoundClosed: boolean
  /** The round as the decision saw it; absent where it did not matter. */
  seen?: { winCount?: number; rollbacksMinor: bigint }
}

interface Row {
  is_applied: boolean
  portal_transaction_id: string | null
  available: string | null
  version: string | null
}

const applyPswMoves = prepareStatement<Row>(`
  select is_applied, portal_transaction_id, available, version
  from apply_psw_moves($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`)

/**
 * Posts the moves and remembers their ids in one statement and one commit, then lets the player's open pages know. A stake
 * of more than there is is refused for ever.
 * @throws an error that `untilFresh` knows when something has changed since the decision
 */
export async function applyMoves(context: AppContext, moves: Moves): Promise<PswOutcome> {
  const { vendorId, memberId, playerId, roundId, gameCode, currency, requestHash, bet, win, isRoundClosed, seen } =
    moves
  const { rows } = await applyPswMoves(context.db, [
    ...[vendorId, memberId, playerId, roundId, gameCode, currency, requestHash],
    ...[bet?.transactionId ?? null, bet?.amountMinor ?? null, win?.transactionId ?? null, win?.amountMinor ?? null],
    ...[isRoundClosed, seen?.winCount ?? null, seen?.rollbacksMinor ?? null, context.clock.now()],
  ])
  const [row] = rows
  if (!row) throw new Error('apply_psw_moves answered without a row')
  const { is_applied: isApplied, portal_transaction_id: portalTransactionId, available, version } = row
  if (available === null || version === null) return { code: 'OK' }
  if (isApplied) hint(context, memberId, 'balance.changed', { version: Number(version) })
  return {
    ...movedOutcome(isApplied ? 'OK' : 'INSUFFICIENT_FUNDS', { available, version, currency }),
    portalTransactionId: portalTransactionId ?? undefined,
  }
}

/** An outcome with the balance that a movement left. */
export const movedOutcome = (
  code: PswCode,
  { available, version, currency }: { available: string; version: string; currency: string },
): PswOutcome => ({ code, balance: available, balanceVersion: Number(version), currency })
