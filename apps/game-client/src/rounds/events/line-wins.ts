import type { LineWinsEvent } from '@fairground/game-rules/slots'
import type { Detail } from '../../play/screen.ts'
import type { Show } from '../../play/show.ts'
import { countWin } from '../count-win.ts'
import type { Beat } from '../timeline.ts'

/** All winning lines at once, with what they pay together. */
export async function showLineWins(beat: Beat<LineWinsEvent>, show: Show): Promise<void> {
  const { wins } = beat.event
  show.wins.push(...wins.map((win) => ({ kind: 'line' as const, win })))
  show.machine.showWins(
    wins.flatMap(({ cells }) => cells),
    wins.map(({ line }) => line),
  )
  show.screen.set({ detail: detailOf(beat.event) })
  await countWin(beat, show)
}

function detailOf({ wins }: LineWinsEvent): Detail {
  const [first, second] = wins
  if (!first || second) return { kind: 'lines', count: wins.length }
  const { line, symbol, count, amountMinor } = first
  return { kind: 'line', line, symbol, count, amountMinor: BigInt(amountMinor) }
}
