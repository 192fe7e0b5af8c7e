import type { EscrowReader, EscrowRow } from './escrow-schema.ts'

export function findEscrow(
  reader: EscrowReader,
  escrowId: string,
  lock?: 'for-update',
): Promise<EscrowRow | undefined> {
  const query = reader.selectFrom('escrows').selectAll().where('escrow_id', '=', escrowId)
  return (lock ? query.forUpdate() : query).executeTakeFirst()
}

/** Open seats in the order of their ids, after the cursor. */
export const listOpenEscrows = (reader: EscrowReader, after: string, limit: number): Promise<EscrowRow[]> =>
  reader
    .selectFrom('escrows')
    .selectAll()
    .where('state', 'in', ['open', 'closing'])
    .where('escrow_id', '>', after)
    .orderBy('escrow_id')
    .limit(limit)
    .execute()

/** With more hands unanswered the table pauses. */
const handsUnansweredMax = 3

/** Whether a table may deal: not while more than three hands have no answer, or one of them needs a person. */
export async function canDeal(reader: EscrowReader, tableId: string): Promise<boolean> {
  const hands = await reader
    .selectFrom('escrow_calls')
    .select('state')
    .where('table_id', '=', tableId)
    .where('call', '=', 'hand')
    .where('state', 'in', ['pending', 'exception'])
    .limit(handsUnansweredMax + 1)
    .execute()
  return hands.length <= handsUnansweredMax && hands.every(({ state }) => state === 'pending')
}

/** Whether the player still has money at the table that is on its way back, or that nobody knows of: he cannot sit down yet. */
export async function hasSeatBehind(reader: EscrowReader, playerId: string, tableId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('escrows')
    .select('escrow_id')
    .where('player_id', '=', playerId)
    .where('table_id', '=', tableId)
    .where('state', 'in', ['opening', 'open', 'closing'])
    .executeTakeFirst()
  return row !== undefined
}
