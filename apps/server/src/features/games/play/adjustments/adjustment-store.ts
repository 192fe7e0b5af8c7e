import type { Reader, Tx } from '../../../../db/db.ts'
import { roundWithGame } from '../money/round-with-game.ts'
import type { AdjustedRound } from './adjustment.ts'

/** The version of the newest correction of a bet or win; 0 when there was none. */
export async function findLastVersion(
  reader: Reader,
  vendorId: string,
  originalTransactionId: string,
): Promise<number> {
  const row = await reader
    .selectFrom('psw_adjustments')
    .select('version')
    .where('original_transaction_id', '=', originalTransactionId)
    .where('vendor_id', '=', vendorId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? 0
}

export interface Adjustment {
  vendorId: string
  originalTransactionId: string
  version: number
  transactionId: string
  amountMinor: bigint
  debtMinor: bigint
}

export async function saveAdjustment(tx: Tx, adjustment: Adjustment, now: Date): Promise<void> {
  await tx
    .insertInto('psw_adjustments')
    .values({
      vendor_id: adjustment.vendorId,
      original_transaction_id: adjustment.originalTransactionId,
      version: adjustment.version,
      transaction_id: adjustment.transactionId,
      amount_minor: adjustment.amountMinor.toString(),
      debt_minor: adjustment.debtMinor.toString(),
      created_at: now,
    })
    .execute()
}

/** Whether a correction of this bet or win waits for two people. */
export async function isAdjustmentHeld(
  reader: Reader,
  vendorId: string,
  originalTransactionId: string,
): Promise<boolean> {
  const row = await held(reader, vendorId)
    .where('t.original_transaction_id', '=', originalTransactionId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Limits of a correction of a round; undefined for an unknown round. */
export async function findAdjustedRound(
  reader: Reader,
  vendorId: string,
  roundId: string,
): Promise<AdjustedRound | undefined> {
  const row = await roundWithGame(reader, { vendorId, roundId })
    .select(['r.stakes_minor', 'r.rollbacks_minor', 'r.payouts_minor', 'r.extra_minor', 'g.max_win_x'])
    .executeTakeFirst()
  return (
    row && {
      stakesMinor: BigInt(row.stakes_minor) - BigInt(row.rollbacks_minor),
      paidMinor: BigInt(row.payouts_minor) + BigInt(row.extra_minor),
      maxWinX: row.max_win_x,
    }
  )
}

/** A correction that waits for two people. */
export interface HeldAdjustment {
  vendorId: string
  transactionId: string
  originalTransactionId: string
  playerId: string
  memberId: string
  account: string
  roundId: string
  gameCode: string | null
  currency: string
  amountMinor: bigint
  heldAt: Date
}

const held = (reader: Reader, vendorId: string) =>
  reader
    .selectFrom('psw_transactions as t')
    .innerJoin('vendor_players as p', 'p.player_id', 't.player_id')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['t.transaction_id', 't.original_transaction_id', 't.player_id', 't.round_id', 't.game_code'])
    .select(['t.currency', 't.amount_minor', 't.created_at', 'm.id as member_id', 'm.account'])
    .where('t.vendor_id', '=', vendorId)
    .where('t.call', '=', 'adjust')
    .where('t.state', '=', 'HELD')

const heldOf =
  (vendorId: string) =>
  (row: Awaited<ReturnType<ReturnType<typeof held>['executeTakeFirstOrThrow']>>): HeldAdjustment => ({
    ...{ vendorId, transactionId: row.transaction_id, playerId: row.player_id },
    ...{ originalTransactionId: row.original_transaction_id ?? '', roundId: row.round_id ?? '' },
    ...{ memberId: row.member_id, account: row.account, gameCode: row.game_code, currency: row.currency ?? '' },
    ...{ amountMinor: BigInt(row.amount_minor ?? 0), heldAt: row.created_at },
  })

const listedMax = 50

/** Corrections that wait, oldest first. */
export async function listHeldAdjustments(reader: Reader, vendorId: string): Promise<HeldAdjustment[]> {
  const rows = await held(reader, vendorId).orderBy('t.created_at').limit(listedMax).execute()
  return rows.map(heldOf(vendorId))
}

export async function findHeldAdjustment(
  reader: Reader,
  vendorId: string,
  transactionId: string,
): Promise<HeldAdjustment | undefined> {
  const row = await held(reader, vendorId).where('t.transaction_id', '=', transactionId).executeTakeFirst()
  return row && heldOf(vendorId)(row)
}
