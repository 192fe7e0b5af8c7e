import { BrokenRow } from '@fairground/contract'
import * as z from 'zod'
import type { Reader, Tx } from '../../../db/db.ts'
import type { Freeze } from './freeze.ts'

const BrokenRows = z.array(BrokenRow)

/** The freeze that holds payouts back now. */
export async function findOpenFreeze(reader: Reader): Promise<Freeze | undefined> {
  const row = await reader.selectFrom('payout_freezes').selectAll().where('released_at', 'is', null).executeTakeFirst()
  return (
    row && {
      freezeId: row.id,
      frozenAt: row.frozen_at,
      findings: BrokenRows.parse(row.findings),
      findingsCount: row.findings_count,
      checkedAt: row.checked_at,
      isClean: row.is_clean,
    }
  )
}

/** The same, and no other session changes it until this one ends. */
export async function lockOpenFreeze(tx: Tx): Promise<Freeze | undefined> {
  await tx.selectFrom('payout_freezes').select('id').where('released_at', 'is', null).forUpdate().execute()
  return findOpenFreeze(tx)
}

/** What was accepted with the last release. */
export async function listAccepted(reader: Reader): Promise<BrokenRow[]> {
  const row = await reader
    .selectFrom('payout_freezes')
    .select('findings')
    .where('released_at', 'is not', null)
    .orderBy('released_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? BrokenRows.parse(row.findings) : []
}

/** Adds the freeze, or writes how it stands. */
export async function saveFreeze(tx: Tx, freeze: Freeze): Promise<void> {
  const state = {
    findings: JSON.stringify(freeze.findings),
    findings_count: freeze.findingsCount,
    checked_at: freeze.checkedAt,
    is_clean: freeze.isClean,
  }
  await tx
    .insertInto('payout_freezes')
    .values({ id: freeze.freezeId, frozen_at: freeze.frozenAt, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
}

export async function closeFreeze(tx: Tx, freezeId: string, staffId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payout_freezes')
    .set({ released_at: at, released_by: staffId })
    .where('id', '=', freezeId)
    .execute()
}
