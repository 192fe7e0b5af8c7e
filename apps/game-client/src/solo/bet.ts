import type { SoloBetRequest } from '@fairground/contract/studio'
import { stake } from '@fairground/game-rules/solo'
import type { SoloScreen } from './solo-screen.ts'
import type { Choice } from './solo-state.ts'

/** What a choice costs. */
export const stakeMinorOf = ({ spots }: SoloScreen, { fields, stakeMinor }: Choice): bigint =>
  spots ? spots.stakeMinorOf(fields) : stakeMinor

/** The bet as the rules read it. */
export function betOf({ spots }: SoloScreen, { fields, stakeMinor }: Choice): SoloBetRequest['bet'] {
  return JSON.parse(JSON.stringify(spots ? fields : { ...fields, stakeMinor: String(stakeMinor) }))
}

/** The choice that a stored bet came from; undefined when it is no object. */
export function choiceOf(bet: unknown, first: object): Choice | undefined {
  if (typeof bet !== 'object' || bet === null) return undefined
  const { stakeMinor: staked, ...fields } = bet as Record<string, unknown>
  return { fields: { ...first, ...fields }, stakeMinor: stake.read(staked) ?? 0n }
}
