import { fullOfPair, halfOfPair, pairCount } from '../football/cells.ts'
import type { MatchGrid } from '../football/match-grid.ts'
import { endingTable } from '../markets/chances.ts'
import { endings } from '../markets/ending.ts'
import type { Bet } from '../markets/market.ts'

const won = endings.indexOf('win')

/** Whether a bet wins with the scores of a pair. */
function winsAt(bet: Bet): (pair: number) => boolean {
  const table = endingTable(bet)
  const { reads } = bet.market
  if (reads === 'both') return (pair) => table[pair] === won
  const cells = reads === 'full' ? fullOfPair : halfOfPair
  return (pair) => table[cells[pair] ?? 0] === won
}

/** Each pair of scores, 1 where all bets win and 0 elsewhere. */
export function jointWinTable(bets: readonly Bet[]): Uint8Array {
  const table = new Uint8Array(pairCount).fill(1)
  for (const isWon of bets.map(winsAt))
    for (let pair = 0; pair < pairCount; pair += 1) if (!isWon(pair)) table[pair] = 0
  return table
}

/** The chance that all bets win, and whether one of them could be left out without changing when they do. */
export function jointWins(bets: readonly Bet[], { pairs }: MatchGrid): { all: number; isAnyIdle: boolean } {
  const wins = bets.map(winsAt)
  const adds = bets.map(() => false)
  let all = 0
  for (const [pair, chance] of pairs.entries()) {
    if (chance === 0) continue
    const [first, second] = losersAt(wins, pair)
    if (first === undefined) all += chance
    // Here the others win and this one does not.
    else if (second === undefined) adds[first] = true
  }
  return { all, isAnyIdle: adds.includes(false) }
}

/** The first two bets that do not win with the scores of a pair. */
function losersAt(wins: readonly ((pair: number) => boolean)[], pair: number): readonly number[] {
  const losers: number[] = []
  for (let leg = 0; leg < wins.length && losers.length < 2; leg += 1) if (!wins[leg]?.(pair)) losers.push(leg)
  return losers
}
