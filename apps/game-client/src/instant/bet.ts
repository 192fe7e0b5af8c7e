import type { InstantBetRequest } from '@fairground/contract/studio'
import { type InstantGame, stake } from '@fairground/game-rules/instant'
import type { InstantScreen } from './instant-screen.ts'
import type { Choice } from './instant-state.ts'

/** What a choice costs. */
export const stakeMinorOf = ({ spots }: InstantScreen, { fields, stakeMinor }: Choice): bigint =>
  spots ? spots.stakeMinorOf(fields) : stakeMinor

/** What the session lets a round pay, for games whose bet names it: they offer no step that would pay more. */
interface Cap {
  rules: InstantGame<unknown, unknown> | undefined
  payoutMinorMax: string
}

/** The bet as the rules read it. */
export function betOf(
  { spots }: InstantScreen,
  { fields, stakeMinor }: Choice,
  { rules, payoutMinorMax }: Cap,
): InstantBetRequest['bet'] {
  const bet = spots ? fields : { ...fields, stakeMinor: String(stakeMinor) }
  return JSON.parse(JSON.stringify(rules?.takesCap ? { ...bet, payoutMinorMax } : bet))
}

/** The choice that a stored bet came from; undefined when it is no object. */
export function choiceOf(bet: unknown, first: object): Choice | undefined {
  if (typeof bet !== 'object' || bet === null) return undefined
  const { stakeMinor: staked, payoutMinorMax: _, ...fields } = bet as Record<string, unknown>
  return { fields: { ...first, ...fields }, stakeMinor: stake.read(staked) ?? 0n }
}
