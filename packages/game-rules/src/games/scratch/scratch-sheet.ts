import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { outcomesRow } from '../../instant/sheet-row.ts'
import { scratchPrizes, ticketCount } from './scratch-prizes.ts'

/** A ticket with all its prizes. */
export function scratchSheet(): SheetRow[] {
  const outcomes = scratchPrizes.map(({ multiplier, tickets }) => ({
    chance: fraction(tickets, ticketCount),
    x10000: multiplier * 10_000,
  }))
  return [outcomesRow('ticket', outcomes)]
}
