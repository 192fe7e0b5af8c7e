import type { CardOpening, HandAct, HandResult, RoomHand, RoomSeat, RoomView } from '@fairground/contract/studio'
import { readAtOnce } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { HandSeatRow, RoomRow, SittingRow } from '../db/schema.ts'
import { findRoomGame } from './games/index.ts'
import { asJson } from './hands/as-json.ts'
import { type Dealt, dealtOf, findLatestHand, type Hand, isOver } from './hands/hand-play.ts'
import type { RoomGame } from './room-game.ts'
import { isAway, listSittings } from './room-store.ts'

/** How many acts a view holds; all stand in the history. */
const actsMax = 20
const shownMs = 5_000

/** All that is stored of a room now. It knows every card: nothing of it is sent but by `viewRoom`. */
export interface RoomNow {
  room: RoomRow
  game: RoomGame
  sittings: SittingRow[]
  waits: { player_id: string; offer_until: Date | null }[]
  hand: Hand | undefined
  dealt: Dealt | undefined
}

/** The room as it stands; undefined where there is none. */
export async function readRoom(context: AppContext, roomId: string): Promise<RoomNow | undefined> {
  return readAtOnce(context.db, async (tx) => {
    const room = await tx.selectFrom('rooms').selectAll().where('room_id', '=', roomId).executeTakeFirst()
    const game = room && findRoomGame(room.game_id)
    if (!room || !game) return undefined
    const sittings = await listSittings(tx, roomId)
    const waits = await tx
      .selectFrom('room_waits')
      .select(['player_id', 'offer_until'])
      .where('room_id', '=', roomId)
      .orderBy('since')
      .execute()
    const latest = await findLatestHand(tx, roomId)
    const hand = latest && isShown(context, latest) ? latest : undefined
    const isDealt = hand?.row.dealt_at && hand.row.rules_version === game.version
    return { room, game, sittings, waits, hand, dealt: isDealt ? dealtOf(context, game, hand) : undefined }
  })
}

function isShown({ clock }: AppContext, { row }: Hand): boolean {
  if (row.state === 'void') return false
  return row.ended_at === null || row.ended_at.getTime() + shownMs > clock.now().getTime()
}

/** The room as one player sees it: as his seat, if he has one. The only way out for what a room holds. */
export function viewRoom({ clock }: AppContext, now: RoomNow, playerId: string | undefined): RoomView {
  const { room, sittings, waits } = now
  const at = clock.now()
  const own = playerId === undefined ? undefined : sittings.find(({ player_id }) => player_id === playerId)
  const place = waits.findIndex(({ player_id }) => player_id === playerId)
  const offer = waits[place]?.offer_until
  const free = Array.from({ length: room.seats }, (_, index) => index + 1).find(
    (seat) => !sittings.some((sitting) => sitting.seat === seat && sitting.player_id !== null),
  )
  return {
    roomId: room.room_id,
    version: Number(room.version),
    serverMs: at.getTime(),
    state: room.state,
    pausedFor: room.paused_for,
    seats: sittings.map((sitting) => viewSeat(sitting, at)),
    waiting: waits.length,
    you: {
      seat: own?.seat ?? null,
      waiting: place < 0 ? null : place + 1,
      offer: offer && free ? { seat: free, untilMs: offer.getTime() } : null,
      lastHandFor: own?.last_hand_for ?? null,
      isCheckDue: own?.is_check_due ?? false,
    },
    hand: now.hand ? viewHand(now, now.hand, own) : null,
  }
}

const viewSeat = (sitting: SittingRow, at: Date): RoomSeat => ({
  seat: sitting.seat,
  mark: sitting.mark,
  isBot: sitting.player_id === null,
  state: sitting.state === 'closed' ? 'closing' : sitting.state,
  chipsMinor: sitting.chips_minor,
  topUpMinor: sitting.top_up_minor,
  isAway: isAway(sitting, at),
  bankMs: sitting.bank_ms,
  handsPlayed: sitting.hands_played,
})

const phases = {
  ready: 'ready',
  reveal: 'reveal',
  play: 'play',
  ended: 'ended',
  booked: 'ended',
  void: 'ended',
} as const

function viewHand({ room, game, dealt }: RoomNow, hand: Hand, own: SittingRow | undefined): RoomHand {
  const { row, seats, acts } = hand
  const place = placeOf(seats, own?.sitting_id)
  const turn = dealt && game.turnOf(dealt.state)
  const deadlineMs = (dealt && game.rules.deadlineMs(dealt.state)) ?? null
  const allowed = dealt && place !== undefined ? game.rules.allowed(dealt.state, place) : []
  return {
    handId: row.hand_id,
    number: Number(row.hand_seq ?? BigInt(room.hand_seq) + 1n),
    phase: phases[row.state],
    untilMs: row.until_at?.getTime() ?? (row.ended_at ? row.ended_at.getTime() + shownMs : null),
    seats: seats.map(({ seat }) => seat),
    parts: partsOf(hand),
    cards: row.cards ?? [],
    openings: dealt ? openingsFor(dealt, place) : [],
    step: acts.length,
    acts: game.hasClosedActs && dealt && !isOver(dealt) ? [] : actsOf(hand).slice(-actsMax),
    turn: turn
      ? {
          ...{ seat: seats[turn.seat]?.seat ?? 1, fromMs: turn.fromMs, untilMs: turn.untilMs },
          bankUntilMs: deadlineMs ?? turn.untilMs,
        }
      : null,
    mayAct: [...new Set(allowed.map((act) => (act as { type: string }).type))],
    deadlineMs,
    table: dealt ? asJson(game.rules.viewOf(dealt.state, place)) : null,
    result: resultOf(hand, BigInt(room.unit_minor)),
  }
}

export const placeOf = (seats: readonly HandSeatRow[], sittingId: string | undefined): number | undefined =>
  seats.find(({ sitting_id }) => sitting_id === sittingId)?.place

/** A part that waits for the others is nobody's to see. */
export const partsOf = ({ row, seats }: Hand) => ({
  serverCommit: row.server_commit,
  commitments: seats.map(({ commitment }) => commitment),
  reveals: seats.map(({ part }) => (row.dealt_at ? part : null)),
})

export const openingsFor = ({ game, state, openings }: Dealt, place: number | undefined): CardOpening[] => {
  const open = new Set(game.rules.openPlaces(state, place))
  return openings.filter((opening) => open.has(opening.place))
}

export const actsOf = ({ seats, acts }: Hand): HandAct[] =>
  acts.flatMap(({ number, place, act, is_idle, at }) => {
    const seat = place === null ? undefined : seats[place]?.seat
    return seat === undefined ? [] : [{ number, seat, act: act as HandAct['act'], isIdle: is_idle, atMs: at.getTime() }]
  })

/** Null while the hand is played. */
export function resultOf({ row, seats }: Hand, unit: bigint): HandResult | null {
  if (row.state !== 'ended' && row.state !== 'booked' && row.state !== 'void') return null
  const seatAt = (place: number) => seats[place]?.seat ?? 1
  const isVoid = row.state === 'void'
  const shares = seats.map(({ seat, chips_minor, contribution_minor, returned_minor, fee_minor }) => {
    const [contribution, returned, fee] = [contribution_minor, returned_minor, fee_minor].map((amount) =>
      isVoid ? 0n : BigInt(amount ?? 0),
    ) as [bigint, bigint, bigint]
    return {
      seat,
      contributionMinor: contribution.toString(),
      returnedMinor: returned.toString(),
      feeMinor: fee.toString(),
      netMinor: (returned - contribution).toString(),
      chipsMinor: (BigInt(chips_minor) - contribution + returned).toString(),
    }
  })
  return {
    shares,
    rakeMinor: shares.reduce((sum, { feeMinor }) => sum + BigInt(feeMinor), 0n).toString(),
    payments: (isVoid ? [] : (row.payments ?? [])).map(({ from, to, units }) => ({
      ...{ from: seatAt(from), to: seatAt(to), units, amountMinor: (BigInt(units) * unit).toString() },
    })),
    booked: row.state === 'ended' ? 'owed' : row.state,
  }
}
