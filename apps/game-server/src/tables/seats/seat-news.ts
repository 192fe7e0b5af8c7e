import { isDeepStrictEqual } from 'node:util'
import type { TableSeats } from '@fairground/contract/studio'
import { type Session, Soon } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import { viewSeats } from './view-seats.ts'

/** Hundreds of bets come in a second. */
const pauseMs = 250

interface Line {
  emit(event: 'seats', news: TableSeats): unknown
}
interface Lines {
  countIn(room: string): number
  to(room: string): Line
}

/** Tells frames of tables with seats who sits where, and with what, whenever it has changed. */
export class SeatNews {
  private readonly soons = new Map<string, Soon>()
  private readonly told = new Map<string, TableSeats>()
  /** Tables whose frames show seats: they are told too when there are none any more. */
  private readonly shown = new Set<string>()
  private readonly context: AppContext
  private readonly lines: Lines

  constructor(context: AppContext, lines: Lines) {
    this.context = context
    this.lines = lines
  }

  /** A new frame is told at once; what comes later it hears with the others. */
  welcome(line: Line, { gameId: tableId }: Session): void {
    if (!this.hasSeats(tableId)) return
    this.shown.add(tableId)
    void this.report(
      (async () => {
        const seats = await viewSeats(this.context, tableId)
        if (seats) line.emit('seats', seats)
      })(),
    )
  }

  tellSoon(tableId: string): void {
    if (!this.hasSeats(tableId) && !this.shown.has(tableId)) return
    const soon = this.soons.get(tableId) ?? new Soon(pauseMs, () => this.report(this.tell(tableId)))
    this.soons.set(tableId, soon)
    soon.ask()
  }

  stop(): void {
    for (const soon of this.soons.values()) soon.stop()
  }

  private hasSeats(tableId: string): boolean {
    const title = this.context.catalogue.find(tableId)
    return title?.kind === 'shared' && title.table.seats > 0
  }

  private async tell(tableId: string): Promise<void> {
    if (this.lines.countIn(roomOf(tableId)) === 0) {
      this.told.delete(tableId)
      return
    }
    const seats = await viewSeats(this.context, tableId)
    if (seats?.isOff) this.shown.delete(tableId)
    else this.shown.add(tableId)
    if (!seats || isDeepStrictEqual(seats, this.told.get(tableId))) return
    this.told.set(tableId, seats)
    this.lines.to(roomOf(tableId)).emit('seats', seats)
  }

  private report(work: Promise<unknown>): Promise<void> {
    const failed = (error: unknown) => this.context.log.error({ err: error }, 'frames could not be told of seats')
    return work.then(() => undefined, failed)
  }
}

/** Everybody at the table. */
const roomOf = (tableId: string): string => `table:${tableId}`
