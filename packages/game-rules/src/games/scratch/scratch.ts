import type { Draws } from '../../instant/instant-game.ts'
import { oneStepGame } from '../../instant/one-step-game.ts'
import { readFields, stake } from '../../instant/read-input.ts'
import { scratchPrizes, ticketCount } from './scratch-prizes.ts'

const cells = 9
const match = 3
const symbols = scratchPrizes.length

export type ScratchBet = { readonly stakeMinor: bigint }

/** `cells` are the nine symbols row by row; `prize` is the symbol that is there three times, or null. */
export type ScratchEvent = {
  readonly type: 'printed'
  readonly cells: readonly number[]
  readonly prize: number | null
}

const weights = [...scratchPrizes.map(({ tickets }) => tickets), ticketCount - ticketsThatPay()]

/** Three of a kind under nine fields. The prize is drawn first and the picture after it. Source: the studio's book, scratch. */
export const scratch = oneStepGame<ScratchBet, ScratchEvent>({
  id: 'scratch',
  version: 1,
  readBet: (input) => readFields<ScratchBet>(input, { stakeMinor: stake }),
  maxX10000: () => Math.max(...scratchPrizes.map(({ multiplier }) => multiplier)) * 10_000,
  resolve(_bet, draws) {
    const ticket = draws.weighted(weights)
    const prize = scratchPrizes[ticket]
    const events = [
      prize
        ? { type: 'printed' as const, cells: winningCells(ticket, draws), prize: ticket }
        : { type: 'printed' as const, cells: losingCells(draws), prize: null },
    ]
    return { events, multiplierX10000: (prize?.multiplier ?? 0) * 10_000 }
  },
})

/** The prize three times, and six of the other symbols of which each exists twice. */
function winningCells(prize: number, draws: Draws): readonly number[] {
  const prizeCells = draws.deal(cells, match)
  const others = draws.deal((symbols - 1) * (match - 1), cells - match).map((copy) => copy % (symbols - 1))
  const fillers = others.map((other) => (other < prize ? other : other + 1))
  return Array.from({ length: cells }, (_, cell) => (prizeCells.includes(cell) ? prize : (fillers.shift() ?? prize)))
}

/** Nine of the symbols, each of which exists twice: no symbol can be there three times. */
const losingCells = (draws: Draws): readonly number[] =>
  draws.deal(symbols * (match - 1), cells).map((copy) => copy % symbols)

function ticketsThatPay(): number {
  return scratchPrizes.reduce((sum, { tickets }) => sum + tickets, 0)
}
