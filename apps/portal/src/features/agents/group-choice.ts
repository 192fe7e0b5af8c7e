/** Between which groups one may be chosen, both ends taken in. */
export interface GroupRoom {
  least: number
  most: number
}

export type ChosenGroup = { group: number } | { fault: 'tooSmall'; min: number } | { fault: 'tooBig'; max: number }

const digits = /^\d{1,4}$/

/** What was typed for a prize group: a whole number in its room. Undefined for no number at all. */
export function groupOfTyped(text: string, { least, most }: GroupRoom): ChosenGroup | undefined {
  const whole = text.trim()
  if (!digits.test(whole)) return undefined
  const group = Number(whole)
  if (group < least) return { fault: 'tooSmall', min: least }
  return group > most ? { fault: 'tooBig', max: most } : { group }
}

interface Room {
  floor: number
  memberMax: number
  agentMax: number
  usual: number
}

/** What an agent may give to a member or an agent directly below, and what is given where nothing is chosen. */
export function roomFor(kind: 'member' | 'agent', { floor, memberMax, agentMax, usual }: Room) {
  const most = kind === 'agent' ? agentMax : memberMax
  return { least: floor, most, usual: Math.max(floor, Math.min(usual, most)) }
}

/** Of a stake: a group is one part of 2,000. */
export const shareOfGroups = (groups: number): number => groups / 2_000
