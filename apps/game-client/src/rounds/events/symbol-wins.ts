import type { SymbolWinsEvent } from '@fairground/game-rules/slots'
import type { Detail } from '../../play/screen.ts'
import type { Show } from '../../play/show.ts'
import { countWin } from '../count-win.ts'
import type { Beat } from '../timeline.ts'

/** Ways, clusters and symbols anywhere: all winning cells at once, with what they pay together. */
export async function showSymbolWins(beat: Beat<SymbolWinsEvent>, show: Show): Promise<void> {
  const { wins } = beat.event
  // What fell before has gone from the reels, so that only the last wins can be pointed at later.
  show.wins = wins.map((win) => ({ kind: 'symbol' as const, win }))
  show.machine.showWins(
    wins.flatMap(({ cells }) => cells),
    [],
  )
  show.screen.set({ detail: detailOf(beat.event) })
  await countWin(beat, show)
}

function detailOf({ wins }: SymbolWinsEvent): Detail {
  const [first, second] = wins
  if (!first || second) return { kind: 'groups', count: wins.length }
  const { symbol, count, ways, amountMinor } = first
  return { kind: 'symbols', symbol, count, ways, amountMinor: BigInt(amountMinor) }
}
