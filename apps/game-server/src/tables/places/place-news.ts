import type { PlaceTotals } from '@fairground/contract/studio'
import { type Session, Soon } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import type { Mode } from '../../db/schema.ts'
import { findLatestShared } from '../shared-round-store.ts'
import { readPlaceTotals } from './place-totals.ts'

/** Hundreds of bets come in a second. */
const pauseMs = 250

interface Line {
  join(room: string): Promise<void> | void
  emit(event: 'places', news: PlaceTotals): unknown
}
interface Lines {
  countIn(room: string): number
  to(room: string): { emit(event: 'places', news: PlaceTotals): unknown }
}
type Total = PlaceTotals['places'][number]

/** Of one table in one mode: what its frames have been told. */
interface Room {
  readonly soon: Soon
  sharedRoundId: string
  readonly told: Map<string, Total>
}

/**
 * Tells frames of tables whose bets play against each other what lies on each place: once everything, then what has changed,
 * in one frame for all of them.
 */
export class PlaceNews {
  private readonly rooms = new Map<string, Room>()
  private readonly context: AppContext
  private readonly lines: Lines

  constructor(context: AppContext, lines: Lines) {
    this.context = context
    this.lines = lines
  }

  serve(line: Line, { gameId: tableId, mode }: Session): void {
    const title = this.context.catalogue.find(tableId)
    if (title?.kind !== 'shared' || !title.rules.pool || !title.rules.slips) return
    const name = roomOf(tableId, mode)
    void this.report(
      (async () => {
        await line.join(name)
        const room = this.rooms.get(name)
        // What the room does not know yet it is told together with this frame.
        if (room) line.emit('places', { sharedRoundId: room.sharedRoundId, places: [...room.told.values()] })
        else this.open(tableId, mode).soon.ask()
      })(),
    )
  }

  tellSoon(tableId: string): void {
    for (const mode of ['real', 'demo'] as const) this.rooms.get(roomOf(tableId, mode))?.soon.ask()
  }

  stop(): void {
    for (const { soon } of this.rooms.values()) soon.stop()
  }

  private open(tableId: string, mode: Mode): Room {
    const soon = new Soon(pauseMs, () => this.report(this.tell(tableId, mode)))
    const room: Room = { soon, sharedRoundId: '', told: new Map() }
    this.rooms.set(roomOf(tableId, mode), room)
    return room
  }

  private async tell(tableId: string, mode: Mode): Promise<void> {
    const name = roomOf(tableId, mode)
    const room = this.rooms.get(name)
    // Nobody is at the table in this mode; the first who comes opens the room anew.
    if (room && this.lines.countIn(name) === 0) {
      room.soon.stop()
      this.rooms.delete(name)
      return
    }
    const round = await findLatestShared(this.context.db, tableId)
    if (!room || !round) return
    const totals = await readPlaceTotals(this.context.db, round.shared_round_id, mode)
    const isNew = room.sharedRoundId !== round.shared_round_id
    if (isNew) room.told.clear()
    room.sharedRoundId = round.shared_round_id
    const places = totals.filter((total) => !isSame(total, room.told.get(keyOf(total))))
    for (const total of places) room.told.set(keyOf(total), total)
    if (isNew || places.length > 0) this.lines.to(name).emit('places', { sharedRoundId: room.sharedRoundId, places })
  }

  private report(work: Promise<unknown>): Promise<void> {
    const failed = (error: unknown) => this.context.log.error({ err: error }, 'frames could not be told of places')
    return work.then(() => undefined, failed)
  }
}

const isSame = (a: Total, b: Total | undefined): boolean => a.stakeMinor === b?.stakeMinor && a.players === b.players
const keyOf = ({ currency, spot }: Total): string => `${currency}:${spot}`
const roomOf = (tableId: string, mode: Mode): string => `places:${tableId}:${mode}`
