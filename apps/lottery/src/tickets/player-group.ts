import type { Welcome } from '@fairground/vendor-kit'
import type { Db, Tx } from '../db/schema.ts'

/** From the lowest to the own prize group of a player, in 1/2000. */
export interface PlayerGroups {
  own: number
  floor: number
}

/** Keeps what the wallet said of the player of a session; what it said before is gone when it says nothing any more. */
export async function savePlayerGroups(tx: Tx, { playerId, points }: Welcome, now: Date): Promise<void> {
  if (!points) {
    await tx.deleteFrom('player_groups').where('player_id', '=', playerId).execute()
    return
  }
  const told = { own_group: points.group, floor_group: points.floor, told_at: now }
  await tx
    .insertInto('player_groups')
    .values({ player_id: playerId, ...told })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(told))
    .execute()
}

export async function findPlayerGroups(reader: Db | Tx, playerId: string): Promise<PlayerGroups | undefined> {
  const row = await reader
    .selectFrom('player_groups')
    .select(['own_group as own', 'floor_group as floor'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row
}

/** At which group a ticket is priced: the own one where none was chosen; `refused` outside floor and own. */
export function groupOf(groups: PlayerGroups | undefined, wished: number | undefined): number | undefined | 'refused' {
  if (!groups) return wished === undefined ? undefined : 'refused'
  if (wished === undefined) return groups.own
  return wished < groups.floor || wished > groups.own ? 'refused' : wished
}
