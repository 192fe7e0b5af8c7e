import { type ScratchEdition, type ScratchEvent, scratchTicket } from '../../parts/prize-table/scratch-ticket.ts'
import { scratchPrizes, ticketCount } from './scratch-prizes.ts'

export type { ScratchEvent }

export const scratchEdition: ScratchEdition = { id: 'scratch', version: 1, prizes: scratchPrizes, ticketCount }

/** Three of a kind under nine fields. Source: the studio's book, scratch. */
export const scratch = scratchTicket(scratchEdition)
