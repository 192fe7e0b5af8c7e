import type { Machine } from '../machine/machine.ts'
import type { Screen } from './screen.ts'
import type { ShownWin } from './show.ts'

/** Shows the wins of the last spin one after the other while nothing else happens, until it is stopped. */
export interface WinCycle {
  start(wins: readonly ShownWin[], lineMs: number): void
  stop(): void
}

export function createWinCycle(machine: Machine, screen: Screen): WinCycle {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => clearInterval(timer)
  return {
    start(wins, lineMs) {
      stop()
      if (wins.length === 0) return
      let next = 0
      const showNext = () => {
        const shown = wins[next % wins.length]
        next += 1
        if (shown) point(shown, machine, screen)
      }
      showNext()
      if (wins.length > 1) timer = setInterval(showNext, lineMs)
    },
    stop,
  }
}

function point(shown: ShownWin, machine: Machine, screen: Screen): void {
  if (shown.kind === 'scatter') {
    const { cells, amountMinor } = shown
    machine.showWins(cells, [])
    screen.set({ detail: { kind: 'scatter', count: cells.length, amountMinor } })
    return
  }
  if (shown.kind === 'symbol') {
    const { symbol, count, ways, cells, amountMinor } = shown.win
    machine.showWins(cells, [])
    screen.set({ detail: { kind: 'symbols', symbol, count, ways, amountMinor: BigInt(amountMinor) } })
    return
  }
  const { line, symbol, count, cells, amountMinor } = shown.win
  machine.showWins(cells, [line])
  screen.set({ detail: { kind: 'line', line, symbol, count, amountMinor: BigInt(amountMinor) } })
}
