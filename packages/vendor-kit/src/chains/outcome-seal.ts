import type { ChainKit } from '../vendor-kit.ts'

interface Fixed {
  commitment: string
  outcome_sealed: string | null
}

/** The outcome of a round of pots as it is stored until the run has ended. */
export const sealOutcome = (context: ChainKit, { commitment }: Fixed, outcome: unknown): string =>
  context.secrets.seal(purposeOf(commitment), JSON.stringify(outcome))

/** Never log or send what this returns before the run has ended. */
export function openOutcome(context: ChainKit, { commitment, outcome_sealed }: Fixed): unknown {
  if (outcome_sealed === null) throw new Error('the outcome of a round of pots is fixed when it begins to run')
  return JSON.parse(context.secrets.open(purposeOf(commitment), outcome_sealed))
}

const purposeOf = (commitment: string): string => `shared-outcome:${commitment}`
