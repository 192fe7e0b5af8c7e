import type { SlipFault, StudioCode } from '@fairground/contract/studio'
import { faultOf } from '../slips/break-limits.ts'
import type { Chips } from '../slips/slip-book.ts'

/** What is known of the seat that a slip is to be placed behind. */
export interface BehindFacts {
  /** As the row of the table says in this moment: what a process remembers may be older. */
  hasBehind: boolean
  /** Nobody sits there where it is null. */
  playerId: string | null
  /** Where the player of the seat has chips in the round, in the same money. */
  spots: readonly string[]
  /** What others have behind it in the round. */
  heldMinor: string
}

interface Asked {
  seat: number | undefined
  playerId: string
  /** The seats behind which the player has bets in the round; null: bets of his own. */
  before: readonly (number | null)[]
  /** All that the slip asks for, and what of it is new. */
  wanted: Chips
  added: Chips
}

interface Behind {
  hasBehind: boolean
  /** What others may have behind one seat, and what slips of this moment have there already. */
  maxMinor: bigint
  heldMinor: bigint
}

interface Refused {
  code: StudioCode
  fault?: SlipFault
}

/**
 * Behind a seat one has chips where its player has some, up to what the seat takes, first come. All bets of a player in a
 * round stand behind one seat, or are his own.
 */
export function refuseBehind(
  { seat, playerId, before, wanted, added }: Asked,
  facts: BehindFacts | null,
  { hasBehind, maxMinor, heldMinor }: Behind,
): Refused | undefined {
  if (before.some((one) => one !== (seat ?? null))) return { code: 'BEHIND_MIXED' }
  if (seat === undefined) return undefined
  if (!hasBehind || !facts?.hasBehind || facts.playerId === null || facts.playerId === playerId)
    return { code: 'SEAT_GONE' }
  const held = BigInt(facts.heldMinor) + heldMinor
  const leftMinor = maxMinor > held ? maxMinor - held : 0n
  const stray = wanted.find(({ spot }) => !facts.spots.includes(spot))
  if (stray)
    return { code: 'STAKE_NOT_ALLOWED', fault: faultOf('behind', maxMinor, { spot: stray.spot, fitsMinor: 0n }) }
  const addedMinor = added.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  return addedMinor > leftMinor
    ? { code: 'STAKE_NOT_ALLOWED', fault: faultOf('behind', maxMinor, { fitsMinor: leftMinor }) }
    : undefined
}
