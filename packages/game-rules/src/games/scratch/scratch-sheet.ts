import { fraction } from '../../exact/fraction.ts'
import { outcomesRow } from '../../solo/sheet-row.ts'
import type { SheetRow } from '../../solo/solo-game.ts'
import { scratchPrizes, ticketCount } from './scratch-prizes.ts'

/** A ticket with all its prizes. */
export function scratchSheet(): SheetRow[] {
  const outcomes = scratchPrizes.map(({ multiplier, tickets }) => ({
    chance: fraction(tickets, ticketCount),
    x10000: multiplier * 10_000,
  }))
  return [outcomesRow('ticket', outcomes)]
}
