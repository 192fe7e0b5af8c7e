import type { LivePlay } from '../live-play.ts'

interface Seat {
  readonly tableId: string
  readonly play: Pick<LivePlay, 'screen' | 'pad'>
}

/** Chips stand there, or are on their way. */
export const isBusy = ({ play }: Pick<Seat, 'play'>): boolean =>
  play.screen.get().phase !== 'idle' || play.pad.screen.get().isSending

const code = 'REALITY_CHECK'

/**
 * One reality check for all tables of a frame. Whichever of them was refused a bet for it, the table that is shown says
 * so, and not before the rounds of all of them are over.
 */
export class RealityWatch {
  private isDue = false
  private readonly seated: () => readonly Seat[]
  private readonly shownId: () => string

  constructor(seated: () => readonly Seat[], shownId: () => string) {
    this.seated = seated
    this.shownId = shownId
  }

  /** After anything has changed at a table. */
  look(): void {
    const shown = this.seated().find(({ tableId }) => tableId === this.shownId())
    const isOver = !this.seated().some(isBusy)
    for (const seat of this.seated()) {
      if (seat.play.screen.get().notice !== code || (seat === shown && isOver)) continue
      this.isDue = true
      seat.play.screen.set({ notice: undefined })
    }
    if (!this.isDue || !isOver || !shown) return
    this.isDue = false
    shown.play.screen.set({ notice: code })
  }
}
