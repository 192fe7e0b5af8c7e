import type { RoomEmoji, RoomFacts, RoomListed, RoomView } from '@fairground/contract/studio'
import type { FrameState } from '@fairground/vendor-ui'

/** What a seat has just said. */
export type Said = Pick<RoomEmoji, 'seat' | 'emoji'> & { readonly atMs: number }

/** What the screen of card rooms says. */
export interface RoomState extends FrameState {
  rooms: readonly RoomListed[]
  /** Play for money is shut until so many parts of the shuffle came in time; null: it is open. */
  practiceHandsLeft: number | null
  /** The room that is looked at; undefined: the list of all. */
  roomId: string | undefined
  /** Undefined until the room has answered. */
  room: RoomView | undefined
  isOnline: boolean
  /** A call is under way. */
  isSending: boolean
  /** Why the last wish was refused; gone with the next one. */
  refusal: string | undefined
  said: readonly Said[]
  /** Seats whose emoji are not shown. */
  muted: ReadonlySet<number>
}

/** What the room is, whoever sits in it. */
export const factsOf = ({ rooms, roomId }: Pick<RoomState, 'rooms' | 'roomId'>): RoomFacts | undefined =>
  rooms.find((room) => room.roomId === roomId)

/** The viewer's place as the rules count it; undefined where he is not in the hand. */
export function ownPlaceOf(room: RoomView | undefined): number | undefined {
  const seat = room?.you.seat ?? null
  const place = seat === null ? -1 : (room?.hand?.seats.indexOf(seat) ?? -1)
  return place < 0 ? undefined : place
}
