import type { Session } from '@fairground/vendor-kit'
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io'

type Events = DefaultEventsMap

export interface SeatData {
  session: Session
  /** Which of the turns tells it the lists. */
  turn: number
}
/** A table of a frame. */
export type SeatSocket = Socket<Events, Events, Events, SeatData>
type Seats = Namespace<Events, Events, Events, SeatData>

/** The frames of this process: one frame has a seat in several namespaces over one connection, for a table in each. */
export class FrameRooms {
  private readonly seats: readonly Seats[]

  constructor(seats: readonly Seats[]) {
    this.seats = seats
  }

  /** `ask` answers why a socket may not come in; undefined lets it in. */
  admit(ask: (socket: SeatSocket) => Promise<string | undefined>): void {
    for (const seat of this.seats)
      seat.use((socket, next) => void ask(socket).then((refusal) => next(refusal ? new Error(refusal) : undefined)))
  }

  onSeated(work: (socket: SeatSocket) => void): void {
    for (const seat of this.seats) seat.on('connection', work)
  }

  to(room: string) {
    return {
      emit: (event: string, value?: unknown): void => {
        for (const seat of this.seats)
          if (countOf(seat, room) > 0) seat.local.to(room).emit(event, ...(value === undefined ? [] : [value]))
      },
    }
  }

  countIn(room: string): number {
    return this.seats.reduce((sum, seat) => sum + countOf(seat, room), 0)
  }

  /** The seats of a player in a room. */
  listOf(room: string, playerId: string): { socket: SeatSocket; session: Session }[] {
    return this.seats.flatMap((seat) =>
      [...(seat.adapter.rooms.get(room) ?? [])].flatMap((id) => {
        const socket = seat.sockets.get(id)
        return socket?.data.session.playerId === playerId ? [{ socket, session: socket.data.session }] : []
      }),
    )
  }
}

const countOf = (seat: Seats, room: string): number => seat.adapter.rooms.get(room)?.size ?? 0
