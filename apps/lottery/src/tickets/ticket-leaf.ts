import type { TicketLeaf } from '@fairground/fairness'

interface LeafRow {
  round_id: string
  line: number
  play: string
  numbers: readonly string[]
  stake_minor: string
  factor: number
  salt: string
}

/** A line of a ticket as the draw is bound to it. */
export const leafOf = ({ round_id, line, play, numbers, stake_minor, factor, salt }: LeafRow): TicketLeaf => ({
  ...{ id: leafIdOf(round_id, line), play, numbers, stake: stake_minor, factor, salt },
})

export const leafIdOf = (roundId: string, line: number): string => `${roundId}.${line}`
