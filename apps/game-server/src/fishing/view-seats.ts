import type { FishingSeat } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'
import { listSeats } from './room-store.ts'

/** A line that has not been seen for so long is lost. */
export const awayMs = 45_000

export async function viewSeats({ db, clock }: AppContext, roomId: string): Promise<FishingSeat[]> {
  const seats = await listSeats(db, roomId)
  const open = await db
    .selectFrom('fishing_magazines')
    .innerJoin('rounds', 'rounds.round_id', 'fishing_magazines.round_id')
    .select(['fishing_magazines.seat', 'fishing_magazines.bullet_minor', 'rounds.player_id'])
    .where('fishing_magazines.room_id', '=', roomId)
    .where('fishing_magazines.ended_at', 'is', null)
    .where('rounds.state', '=', 'presenting')
    .execute()
  const nowMs = clock.now().getTime()
  return seats.map(({ seat, mark, currency, player_id, seen_at }) => ({
    ...{ seat, mark, currency, isAway: seen_at.getTime() < nowMs - awayMs },
    bulletMinor: open.find((one) => one.player_id === player_id)?.bullet_minor ?? null,
  }))
}
