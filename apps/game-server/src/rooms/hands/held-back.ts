import type { HandSeatRow, Reader, Tx } from '../../db/schema.ts'

/** Two parts held back in so many hands: practice rooms only, until as many have come in a row. */
const window = 100n
const missedMax = 2
const practiceHands = 100

/** Counts whose part came in time; in practice rooms only who has to make up for it. */
export async function countParts(tx: Tx, seats: readonly HandSeatRow[]): Promise<void> {
  for (const { player_id: playerId, part } of seats) {
    if (playerId === null) continue
    const row = await tx
      .insertInto('room_players')
      .values({ player_id: playerId, parts_asked: 0 })
      .onConflict((conflict) => conflict.column('player_id').doUpdateSet({ player_id: playerId }))
      .returningAll()
      .executeTakeFirstOrThrow()
    const asked = BigInt(row.parts_asked) + 1n
    const missed = [...row.missed.map(BigInt), ...(part === null ? [asked] : [])].slice(-missedMax)
    const first = missed[0]
    const isTooMany = part === null && missed.length === missedMax && first !== undefined && asked - first < window
    const left = part === null && row.practice_left > 0 ? practiceHands : Math.max(0, row.practice_left - 1)
    await tx
      .updateTable('room_players')
      .set({
        parts_asked: Number(asked),
        missed: missed.map(Number),
        practice_left: isTooMany ? practiceHands : left,
      })
      .where('player_id', '=', playerId)
      .execute()
  }
}

/** How many parts must come in time before this player plays for money again; undefined: he may. */
export async function practiceLeftOf(reader: Reader, playerId: string): Promise<number | undefined> {
  const row = await reader
    .selectFrom('room_players')
    .select('practice_left')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row && row.practice_left > 0 ? row.practice_left : undefined
}
