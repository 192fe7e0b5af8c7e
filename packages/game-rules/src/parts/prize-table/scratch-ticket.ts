import { fraction } from '../../exact/fraction.ts'
import type { Draws, InstantGame, SheetRow } from '../../instant/instant-game.ts'
import { oneStepGame, type SettledEvent } from '../../instant/one-step-game.ts'
import { readFields, stake } from '../../instant/read-input.ts'
import { outcomesRow } from '../../instant/sheet-row.ts'

const cells = 9
const match = 3

/** So many tickets of the whole edition pay so many stakes; the place in the list is the symbol. */
export type ScratchPrize = { readonly multiplier: number; readonly tickets: number }

/** Three of a kind under nine fields win the prize of their symbol. At least five prizes, so that losers can be printed. */
export type ScratchEdition = {
  readonly id: string
  readonly version: number
  readonly prizes: readonly ScratchPrize[]
  readonly ticketCount: number
}

export type ScratchBet = { readonly stakeMinor: bigint }

/** `cells` are the nine symbols row by row; `prize` is the symbol that is there three times, or null. */
export type ScratchEvent = {
  readonly type: 'printed'
  readonly cells: readonly number[]
  readonly prize: number | null
}

/** The prize is drawn first and the picture after it. */
export function scratchTicket({
  id,
  version,
  prizes,
  ticketCount,
}: ScratchEdition): InstantGame<ScratchBet, never, ScratchEvent | SettledEvent> {
  const paying = prizes.reduce((sum, { tickets }) => sum + tickets, 0)
  const weights = [...prizes.map(({ tickets }) => tickets), ticketCount - paying]
  return oneStepGame<ScratchBet, ScratchEvent>({
    id,
    version,
    readBet: (input) => readFields<ScratchBet>(input, { stakeMinor: stake }),
    maxX10000: () => Math.max(...prizes.map(({ multiplier }) => multiplier)) * 10_000,
    resolve(_bet, draws) {
      const ticket = draws.weighted(weights)
      const prize = prizes[ticket]
      const printed: ScratchEvent = prize
        ? { type: 'printed', cells: winningCells(prizes.length, ticket, draws), prize: ticket }
        : { type: 'printed', cells: losingCells(prizes.length, draws), prize: null }
      return { events: [printed], multiplierX10000: (prize?.multiplier ?? 0) * 10_000 }
    },
  })
}

/** A ticket with all its prizes. */
export function scratchSheet({ prizes, ticketCount }: ScratchEdition): SheetRow[] {
  const outcomes = prizes.map(({ multiplier, tickets }) => ({
    chance: fraction(tickets, ticketCount),
    x10000: multiplier * 10_000,
  }))
  return [outcomesRow('ticket', outcomes)]
}

/** The prize three times, and six of the other symbols of which each exists twice. */
function winningCells(symbols: number, prize: number, draws: Draws): readonly number[] {
  const prizeCells = draws.deal(cells, match)
  const others = draws.deal((symbols - 1) * (match - 1), cells - match).map((copy) => copy % (symbols - 1))
  const fillers = others.map((other) => (other < prize ? other : other + 1))
  return Array.from({ length: cells }, (_, cell) => (prizeCells.includes(cell) ? prize : (fillers.shift() ?? prize)))
}

/** Nine of the symbols, each of which exists twice: no symbol can be there three times. */
const losingCells = (symbols: number, draws: Draws): readonly number[] =>
  draws.deal(symbols * (match - 1), cells).map((copy) => copy % symbols)
