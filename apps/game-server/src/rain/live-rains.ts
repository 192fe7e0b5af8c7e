import type { RainNews } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import { Soon } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { viewRainNews } from './view-rain.ts'

/** Least interval between updates of what is left, because many catch at once. */
const pauseMs = 200

interface Line {
  join(room: string): Promise<void> | void
  emit(event: 'rain', news: RainNews): unknown
}
interface Lines {
  to(room: string): { emit(event: 'rain', news: RainNews): unknown }
}

/** Tells frames that play with money what falls at their table. */
export class LiveRains {
  private readonly soons = new Map<string, Soon>()
  private readonly context: AppContext
  private readonly lines: Lines

  constructor(context: AppContext, lines: Lines) {
    this.context = context
    this.lines = lines
  }

  /** A frame that has just come in hears of what falls already. */
  welcome(line: Line, { gameId: tableId, currency, mode }: Session): void {
    if (mode !== 'real') return
    void this.report(
      (async () => {
        await line.join(roomOf(tableId, currency))
        if (!this.soons.has(roomOf(tableId, currency))) this.soonOf(tableId, currency)
        line.emit('rain', await viewRainNews(this.context, { tableId, currency }))
      })(),
    )
  }

  /** Everybody of the table, in each currency that is played there. */
  tellSoon(tableId: string): void {
    for (const [room, soon] of this.soons) if (room.startsWith(`rain:${tableId}:`)) soon.ask()
  }

  stop(): void {
    for (const soon of this.soons.values()) soon.stop()
  }

  private soonOf(tableId: string, currency: string): void {
    const room = roomOf(tableId, currency)
    const tell = async () => {
      this.lines.to(room).emit('rain', await viewRainNews(this.context, { tableId, currency }))
    }
    this.soons.set(room, new Soon(pauseMs, () => this.report(tell())))
  }

  private report(work: Promise<unknown>): Promise<void> {
    const failed = (error: unknown) => this.context.log.error({ err: error }, 'frames could not be told of a rain')
    return work.then(() => undefined, failed)
  }
}

const roomOf = (tableId: string, currency: string): string => `rain:${tableId}:${currency}`
