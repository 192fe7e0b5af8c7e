import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/schema.ts'

/** Keeps what the portal told last of a player: marks of his devices and his line of agents. */
export async function keepApart(tx: Tx, playerId: string, apart: readonly string[]): Promise<void> {
  await tx
    .insertInto('room_players')
    .values({ player_id: playerId, parts_asked: 0, apart: [...apart] })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ apart: [...apart] }))
    .execute()
}

export async function apartOf(reader: Reader, playerId: string): Promise<string[]> {
  const row = await reader
    .selectFrom('room_players')
    .select('apart')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row?.apart ?? []
}

interface Coming {
  roomId: string
  /** Hash of where he comes from. */
  address: string
  apart: readonly string[]
}

/** What somebody who sits there shares with the one who comes, if there is such a neighbour. */
export async function sharedWithin(reader: Reader, { roomId, address, apart }: Coming) {
  const neighbour = await reader
    .selectFrom('room_seats')
    .select((columns) => columns('address', '=', address).as('isSameAddress'))
    .where('room_id', '=', roomId)
    .where('state', '!=', 'closed')
    .where((where) => where.or([where('address', '=', address), sql<boolean>`apart && ${[...apart]}::text[]`]))
    .executeTakeFirst()
  return neighbour && (neighbour.isSameAddress ? 'address' : 'device or line of agents')
}
