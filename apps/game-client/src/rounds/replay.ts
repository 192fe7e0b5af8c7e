import type { SlotEvent } from '@fairground/game-rules/slots'
import type { Show } from '../play/show.ts'
import { showCascade } from './events/cascade.ts'
import { showFeatureBought } from './events/feature-bought.ts'
import { showFreeSpinsAwarded } from './events/free-spins-awarded.ts'
import { showFreeSpinsEnded } from './events/free-spins-ended.ts'
import { showFreeSpinsRetriggered } from './events/free-spins-retriggered.ts'
import { showHoldEnded } from './events/hold-ended.ts'
import { showHoldSpun } from './events/hold-spun.ts'
import { showHoldStarted } from './events/hold-started.ts'
import { showLineWins } from './events/line-wins.ts'
import { showReelsCovered } from './events/reels-covered.ts'
import { showRoundEnded } from './events/round-ended.ts'
import { showScatterWin } from './events/scatter-win.ts'
import { showSpin } from './events/spin.ts'
import { showSymbolChosen } from './events/symbol-chosen.ts'
import { showSymbolWins } from './events/symbol-wins.ts'
import { showWinCapped } from './events/win-capped.ts'
import { heldCoins } from './held-coins.ts'
import { type Beat, type RoundState, stateAt, timelineOf } from './timeline.ts'

export interface ReplayOptions {
  show: Show
  /** Events that have been shown before: the show goes on behind them. */
  from: number
  /** Called with the number of events shown. */
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
    case 'symbol-wins':
      return showSymbolWins({ event, ...rest }, show)
    case 'cascade':
      return showCascade({ event, ...rest }, show)
    case 'reels-covered':
      return showReelsCovered({ event, ...rest }, show)
    case 'symbol-chosen':
      return showSymbolChosen({ event, ...rest }, show)
    case 'hold-started':
      return showHoldStarted({ event, ...rest }, show)
    case 'hold-spun':
      return showHoldSpun({ event, ...rest }, show)
    case 'hold-ended':
      return showHoldEnded({ event, ...rest }, show)
    case 'feature-bought':
      return showFeatureBought({ event, ...rest }, show)
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
    // What it won is told beside the round, when everything else has been shown.
    case 'jackpot-drawn':
      return Promise.resolve()
    case 'round-ended':
      return showRoundEnded({ event, ...rest }, show)
  }
}

/** Puts the reels and the figures where they stood when the show was cut. */
function restore(
  { spin, window, hold, paidMinor, freeSpins }: RoundState,
  { machine, screen, stakeMinor }: Show,
): void {
  if (spin && window) machine.showWindow(spin, window)
  if (hold) machine.hold(heldCoins(hold.coins, stakeMinor))
  const win =
    paidMinor > 0n ? { fromMinor: paidMinor, toMinor: paidMinor, durationMs: 0, tier: 'none' as const } : undefined
  screen.set({ board: window, hold: hold?.remaining, freeSpins, win, detail: undefined })
}
