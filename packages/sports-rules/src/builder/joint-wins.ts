import { fullOfPair, halfOfPair, pairCount } from '../football/cells.ts'
import type { MatchGrid } from '../football/match-grid.ts'
import { endingTable } from '../markets/chances.ts'
import { endings } from '../markets/ending.ts'
import type { Bet } from '../markets/market.ts'

const won = endings.indexOf('win')

/** Which bets do not win with the scores of each pair: the first sets bit 0, the second bit 1 and so on. At most 8 bets. */
function losersByPair(bets: readonly Bet[]): Uint8Array {
  const losers = new Uint8Array(pairCount)
  for (const [at, bet] of bets.entries()) {
    const table = endingTable(bet)
    const cells = cellsOf[bet.market.reads]
    for (let pair = 0; pair < pairCount; pair += 1)
      if (table[cells?.[pair] ?? pair] !== won) losers[pair] = (losers[pair] ?? 0) | (1 << at)
  }
  return losers
}

/** Where a pair stands in the tables of a market; in its own place where the market reads both scores. */
const cellsOf = { full: fullOfPair, half: halfOfPair, both: undefined }

/** Each pair of scores, 1 where all bets win and 0 elsewhere. */
export const jointWinTable = (bets: readonly Bet[]): Uint8Array =>
  losersByPair(bets).map((losers) => Number(losers === 0))

/** The chance that all bets win, and whether one of them could be left out without changing when they do. */
export function jointWins(bets: readonly Bet[], { pairs }: MatchGrid): { all: number; isAnyIdle: boolean } {
  const losers = losersByPair(bets)
  let [all, soleLosers] = [0, 0]
  for (let pair = 0; pair < pairCount; pair += 1) {
    const [chance, lost] = [pairs[pair] ?? 0, losers[pair] ?? 0]
    if (lost === 0) all += chance
    else if (chance > 0 && (lost & (lost - 1)) === 0) soleLosers |= lost
  }
  return { all, isAnyIdle: soleLosers !== (1 << bets.length) - 1 }
}
