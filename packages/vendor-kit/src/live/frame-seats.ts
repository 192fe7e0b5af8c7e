import { listClosedSessions } from '../sessions/session-store.ts'
import type { VendorKit } from '../vendor-kit.ts'

/** A frame has one line; the one that a changed network left behind is still counted for a while. */
const linesMax = 3
const sweepMs = 15_000

interface Line {
  emit(event: 'replaced'): unknown
  once(event: 'disconnect', gone: () => void): unknown
  disconnect(close: true): unknown
}

/** The lines of frames on one process: few of a session, and none of one that has ended. */
export class FrameSeats {
  private readonly lines = new Map<string, Set<Line>>()
  private readonly context: VendorKit
  private readonly sweeping: NodeJS.Timeout

  constructor(context: VendorKit) {
    this.context = context
    this.sweeping = setInterval(() => void this.closeEnded(), sweepMs).unref()
  }

  /** The newest is the frame's own: the oldest makes room, and is told so that it does not come back. */
  take(line: Line, sessionId: string): void {
    const lines = this.lines.get(sessionId) ?? new Set()
    this.lines.set(sessionId, lines.add(line))
    line.once('disconnect', () => {
      lines.delete(line)
      if (lines.size === 0 && this.lines.get(sessionId) === lines) this.lines.delete(sessionId)
    })
    const [oldest] = lines
    if (!oldest || lines.size <= linesMax) return
    oldest.emit('replaced')
    oldest.disconnect(true)
  }

  stop(): void {
    clearInterval(this.sweeping)
  }

  private async closeEnded(): Promise<void> {
    if (this.lines.size === 0) return
    try {
      for (const sessionId of await listClosedSessions(this.context.db, [...this.lines.keys()]))
        for (const line of this.lines.get(sessionId) ?? []) line.disconnect(true)
    } catch (error) {
      this.context.log.error({ err: error }, 'lines of ended sessions could not be closed')
    }
  }
}
