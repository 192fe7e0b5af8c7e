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

/**
 * A selection as the texts of its leaf: a list stays as it is; sets by place are joined by commas; named parts, as `dan`
 * and `tuo`, begin with their name. A bet without numbers has none.
 */
export function leafNumbers(selection: unknown): string[] {
  if (selection === undefined || selection === null) return []
  if (Array.isArray(selection)) return selection.map(textOf)
  if (typeof selection !== 'object') return [textOf(selection)]
  return Object.entries(selection)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, part]) => `${name}=${textOf(part)}`)
}

const textOf = (part: unknown): string => (Array.isArray(part) ? part.map(String).join(',') : String(part))
