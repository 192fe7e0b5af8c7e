import type { SlotEvent } from '@fairground/game-rules/slots'
import type { Show } from '../play/show.ts'
import { showFreeSpinsAwarded } from './events/free-spins-awarded.ts'
import { showFreeSpinsEnded } from './events/free-spins-ended.ts'
import { showFreeSpinsRetriggered } from './events/free-spins-retriggered.ts'
import { showLineWins } from './events/line-wins.ts'
import { showRoundEnded } from './events/round-ended.ts'
import { showScatterWin } from './events/scatter-win.ts'
import { showSpin } from './events/spin.ts'
import { showWinCapped } from './events/win-capped.ts'
import { type Beat, type RoundState, stateAt, timelineOf } from './timeline.ts'

export interface ReplayOptions {
  show: Show
  /** Events that have been shown before: the show goes on behind them. */
  from: number
  /** Called when so many events have been shown. */
  onShown(count: number): void
}

/** Shows the stored events of a round, one after the other: live, resumed after a cut, or again from the history. */
export async function replay(events: readonly SlotEvent[], { show, from, onShown }: ReplayOptions): Promise<void> {
  if (from > 0) restore(stateAt(events, from), show)
  for (const beat of timelineOf(events).slice(from)) {
    await showBeat(beat, show)
    onShown(beat.index + 1)
  }
}

function showBeat({ event, ...rest }: Beat, show: Show): Promise<void> {
  switch (event.type) {
    case 'spin':
      return showSpin({ event, ...rest }, show)
    case 'line-wins':
      return showLineWins({ event, ...rest }, show)
    case 'scatter-win':
      return showScatterWin({ event, ...rest }, show)
    case 'free-spins-awarded':
      return showFreeSpinsAwarded({ event, ...rest }, show)
    case 'free-spins-retriggered':
      return showFreeSpinsRetriggered({ event, ...rest }, show)
    case 'free-spins-ended':
      return showFreeSpinsEnded({ event, ...rest }, show)
    case 'win-capped':
      return showWinCapped({ event, ...rest }, show)
    case 'round-ended':
      return showRoundEnded({ event, ...rest }, show)
  }
}

/** Puts the reels and the figures where they stood when the show was cut. */
function restore({ spin, paidMinor, freeSpins }: RoundState, { machine, screen }: Show): void {
  if (spin) machine.place(spin.mode, spin.stops)
  const win =
    paidMinor > 0n ? { fromMinor: paidMinor, toMinor: paidMinor, durationMs: 0, tier: 'none' as const } : undefined
  screen.set({ board: spin?.window, freeSpins, win, detail: undefined })
}
