import type { Reader, Tx } from '../db/schema.ts'

interface Mute {
  /** Null: for ever. */
  until: Date | null
}

/** The mute of a player that is in force. */
export const findMute = (reader: Reader, playerId: string, now: Date): Promise<Mute | undefined> =>
  reader
    .selectFrom('chat_mutes')
    .select('until')
    .where('player_id', '=', playerId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .executeTakeFirst()

interface NewMute extends Mute {
  playerId: string
  at: Date
  by: string
}

/** In place of an earlier one. */
export async function saveMute(tx: Tx, { playerId, until, at, by }: NewMute): Promise<void> {
  const row = { until, muted_at: at, muted_by: by }
  await tx
    .insertInto('chat_mutes')
    .values({ player_id: playerId, ...row })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(row))
    .execute()
}

export async function liftMute(tx: Tx, playerId: string): Promise<void> {
  await tx.deleteFrom('chat_mutes').where('player_id', '=', playerId).execute()
}
