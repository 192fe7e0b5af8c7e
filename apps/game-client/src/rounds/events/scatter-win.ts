import type { ScatterWinEvent } from '@fairground/game-rules/slots'
import type { Show } from '../../play/show.ts'
import { countWin } from '../count-win.ts'
import type { Beat } from '../timeline.ts'

/** The scatters light up wherever they stand. */
export async function showScatterWin(beat: Beat<ScatterWinEvent>, show: Show): Promise<void> {
  const { cells } = beat.event
  const amountMinor = BigInt(beat.event.amountMinor)
  show.wins.push({ kind: 'scatter', cells, amountMinor })
  show.machine.showWins(cells, [])
  show.screen.set({ detail: { kind: 'scatter', count: cells.length, amountMinor } })
  await countWin(beat, show)
}
