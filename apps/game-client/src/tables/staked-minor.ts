import type { SharedBetView } from '@fairground/contract/studio'
import { readDecisions } from '@fairground/game-rules/tables'

/** What a bet took from the player's money, with what its player added between the cards. */
export const stakedMinor = ({ isFree, ...bet }: Pick<SharedBetView, 'isFree' | 'stakeMinor' | 'events'>): bigint =>
  isFree ? 0n : wholeStakeMinor(bet)

/** The stake with its raises. */
export function wholeStakeMinor({ stakeMinor, events }: Pick<SharedBetView, 'stakeMinor' | 'events'>): bigint {
  const decisions = readDecisions(events.find(({ type }) => type === 'decided'))
  return (decisions?.raisedMinor ?? []).reduce((sum, raise) => sum + raise, BigInt(stakeMinor))
}
