import { cellCount, pairCount } from '../football/cells.ts'
import type { MatchGrid } from '../football/match-grid.ts'
import { endings } from '../markets/ending.ts'
import { cellsOfPairs, endingTable } from '../markets/ending-table.ts'
import type { Bet } from '../markets/market.ts'

const won = endings.indexOf('win')

/** Which bets do not win with the scores of each pair: the first sets bit 0, the second bit 1 and so on. At most 8 bets. */
function losersByPair(bets: readonly Bet[]): Uint8Array {
  const losers = new Uint8Array(pairCount)
  for (const [at, bet] of bets.entries()) {
    const table = endingTable(bet)
    const cells = cellsOfPairs[bet.market.reads]
    if (cells) for (let pair = 0; pair < pairCount; pair += 1) addLoser(losers, pair, at, table[cells[pair] ?? 0])
    else for (let pair = 0; pair < pairCount; pair += 1) addLoser(losers, pair, at, table[pair])
  }
  return losers
}

/** As by pair, where all bets depend on the full-time score alone. */
function losersByCell(bets: readonly Bet[]): Uint8Array {
  const losers = new Uint8Array(cellCount)
  for (const [at, bet] of bets.entries()) {
    const table = endingTable(bet)
    for (let cell = 0; cell < cellCount; cell += 1) addLoser(losers, cell, at, table[cell])
  }
  return losers
}

function addLoser(losers: Uint8Array, place: number, at: number, ending: number | undefined): void {
  losers[place] = (losers[place] ?? 0) | (Number(ending !== won) << at)
}

const isFullTimeOnly = (bets: readonly Bet[]): boolean => bets.every(({ market }) => market.reads === 'full')

/** Where a combination wins and where it loses: by full-time score where that decides it, else by pair. */
export function jointTable(bets: readonly Bet[]): { readonly reads: 'full' | 'both'; readonly losers: Uint8Array } {
  return isFullTimeOnly(bets)
    ? { reads: 'full', losers: losersByCell(bets) }
    : { reads: 'both', losers: losersByPair(bets) }
}

/** The chance that all bets win, and whether one of them could be left out without changing when they do. */
export function jointWins(bets: readonly Bet[], { full, pairs }: MatchGrid): { all: number; isAnyIdle: boolean } {
  const { reads, losers } = jointTable(bets)
  const chances = reads === 'full' ? full : pairs
  let [all, soleLosers] = [0, 0]
  for (let place = 0; place < losers.length; place += 1) {
    const [chance, lost] = [chances[place] ?? 0, losers[place] ?? 0]
    if (lost === 0) all += chance
    // One bit alone: there the others win and this one does not.
    else if (chance > 0 && (lost & (lost - 1)) === 0) soleLosers |= lost
  }
  return { all, isAnyIdle: soleLosers !== (1 << bets.length) - 1 }
}
