import type { GameListReading, RefusedGame } from '@fairground/contract/psw'
import type { Reader, Tx } from '../../../db/db.ts'

const keptMax = 100

interface Taken {
  vendorId: string
  at: Date
  listedCount: number
  refused: readonly RefusedGame[]
}

export async function saveTakenList(tx: Tx, { vendorId, at, listedCount, refused }: Taken): Promise<void> {
  const row = {
    read_at: at,
    taken_at: at,
    fault: null,
    listed_count: listedCount,
    refused_count: refused.length,
    refused: JSON.stringify(refused.slice(0, keptMax)),
  }
  await tx
    .insertInto('game_list_readings')
    .values({ vendor_id: vendorId, ...row })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet(row))
    .execute()
}

/** What was taken before stays told beside the fault. */
export async function saveListFault(
  tx: Tx,
  { vendorId, at, fault }: { vendorId: string; at: Date; fault: NonNullable<GameListReading['fault']> },
): Promise<void> {
  await tx
    .insertInto('game_list_readings')
    .values({ vendor_id: vendorId, read_at: at, fault })
    .onConflict((conflict) => conflict.column('vendor_id').doUpdateSet({ read_at: at, fault }))
    .execute()
}

const never: GameListReading = {
  ...{ readAt: null, takenAt: null, fault: null, listedCount: 0, refusedCount: 0 },
  refused: [],
}

export async function readGameList(reader: Reader, vendorId: string): Promise<GameListReading> {
  const row = await reader
    .selectFrom('game_list_readings')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst()
  if (!row) return never
  return {
    readAt: row.read_at.toISOString(),
    takenAt: row.taken_at?.toISOString() ?? null,
    fault: row.fault as GameListReading['fault'],
    listedCount: row.listed_count,
    refusedCount: row.refused_count,
    refused: row.refused as unknown as RefusedGame[],
  }
}
