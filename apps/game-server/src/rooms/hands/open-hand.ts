import { randomBytes } from 'node:crypto'
import { sha256Hex } from '@fairground/fairness'
import { newId } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { SittingRow, Tx } from '../../db/schema.ts'
import { changeSitting, chipsOf, isAway } from '../room-store.ts'
import { type KnownRoom, type StoredSetting, sealPart } from './hand-play.ts'

/** Seats have so long to send what they commit to, and then so long to reveal it. */
export const readyMs = 3_000
export const revealMs = 1_500

const newPart = (): string => randomBytes(32).toString('hex')

/** Who would be dealt in now. */
export const playersOf = ({ room }: KnownRoom, sittings: readonly SittingRow[], now: Date): SittingRow[] =>
  sittings.filter(
    (sitting) =>
      sitting.state === 'seated' &&
      !sitting.is_check_due &&
      !isAway(sitting, now) &&
      chipsOf(sitting) >= BigInt(room.unit_minor),
  )

/** Whether so many seats with these chips are a company for a hand. */
export const canBegin = ({ room, game }: KnownRoom, chipsMinor: readonly bigint[]): boolean =>
  chipsMinor.length >= game.seatsMin && game.mayBegin?.(chipsMinor, BigInt(room.unit_minor)) !== false

/** The server commits to its part; players of the house have committed with it. @returns when it is to be looked at again */
export async function openHand(
  context: AppContext,
  tx: Tx,
  { known, players }: { known: KnownRoom; players: readonly SittingRow[] },
): Promise<Date> {
  const { room, game } = known
  const now = context.clock.now()
  const handId = newId('hnd', now)
  const serverPart = newPart()
  const setting: StoredSetting = {
    ...{ lead: room.lead_seat, unitMinor: room.unit_minor, number: Number(room.hand_seq) + 1 },
  }
  const untilAt = new Date(now.getTime() + readyMs)
  await tx
    .insertInto('room_hands')
    .values({
      ...{ hand_id: handId, room_id: room.room_id, rules_version: game.version, state: 'ready', opened_at: now },
      server_part_sealed: sealPart(context, handId, 'server', serverPart),
      server_commit: sha256Hex(serverPart),
      options: JSON.stringify(setting),
      until_at: untilAt,
    })
    .execute()
  await seat(context, tx, handId, players)
  return untilAt
}

async function seat(context: AppContext, tx: Tx, handId: string, players: readonly SittingRow[]): Promise<void> {
  const rows = players.map((sitting, place) => {
    const part = sitting.player_id === null ? newPart() : undefined
    return {
      ...{ hand_id: handId, place, sitting_id: sitting.sitting_id, seat: sitting.seat, player_id: sitting.player_id },
      ...{ chips_minor: chipsOf(sitting), bank_ms: sitting.bank_ms },
      commitment: part ? sha256Hex(part) : null,
      part_sealed: part ? sealPart(context, handId, sitting.sitting_id, part) : null,
    }
  })
  await tx.insertInto('room_hand_seats').values(rows).execute()
}

/**
 * When all have committed, or the time is over: whoever did not is left out, and sits out until he says that he is back.
 * @returns whether enough are left to deal to
 */
export async function closeReady(
  context: AppContext,
  tx: Tx,
  { handId, known }: { handId: string; known: KnownRoom },
): Promise<boolean> {
  const seats = await tx
    .selectFrom('room_hand_seats')
    .selectAll()
    .where('hand_id', '=', handId)
    .orderBy('place')
    .execute()
  const left = seats.filter(({ commitment }) => commitment !== null)
  for (const { sitting_id, commitment } of seats)
    if (commitment === null) await changeSitting(tx, sitting_id, { state: 'out', idle_since: context.clock.now() })
  const chips = left.map(({ chips_minor }) => BigInt(chips_minor))
  if (!canBegin(known, chips)) return false
  if (left.length === seats.length) return true
  await tx.deleteFrom('room_hand_seats').where('hand_id', '=', handId).execute()
  await tx
    .insertInto('room_hand_seats')
    .values(left.map((row, place) => ({ ...row, place, chips_minor: BigInt(row.chips_minor) })) as never)
    .execute()
  return true
}
