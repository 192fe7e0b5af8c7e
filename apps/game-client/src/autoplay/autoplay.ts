/** How many rounds the player may let run by themselves. */
export const autoplayCounts = [10, 25, 50, 100] as const

export interface AutoplayRules {
  rounds: number
  /** Stops when the rounds of this run have cost so much in all. Always set: a run without an end is not offered. */
  lossLimitMinor: bigint
  /** Stops after a round that pays at least this; undefined: never. */
  singleWinMinor: bigint | undefined
  stopsOnFreeSpins: boolean
}

export interface AutoplayRun {
  rules: AutoplayRules
  played: number
  /** Staked less paid; negative when the run is ahead. */
  lostMinor: bigint
}

export interface AutoplayResult {
  stakeMinor: bigint
  paidMinor: bigint
  hasFreeSpins: boolean
}

export type StopReason = 'done' | 'loss-limit' | 'single-win' | 'free-spins'

export const startRun = (rules: AutoplayRules): AutoplayRun => ({ rules, played: 0, lostMinor: 0n })

/** The run after one more round, and why it stops there, if it does. */
export function afterRound(run: AutoplayRun, result: AutoplayResult): { run: AutoplayRun; stop?: StopReason } {
  const lostMinor = run.lostMinor + result.stakeMinor - result.paidMinor
  const next = { ...run, played: run.played + 1, lostMinor }
  const stop = reasonToStop(next, result)
  return stop ? { run: next, stop } : { run: next }
}

/** The next stake counts too: a run never goes beyond its loss limit. */
function reasonToStop({ rules, played, lostMinor }: AutoplayRun, result: AutoplayResult): StopReason | undefined {
  if (rules.stopsOnFreeSpins && result.hasFreeSpins) return 'free-spins'
  if (rules.singleWinMinor !== undefined && result.paidMinor >= rules.singleWinMinor) return 'single-win'
  if (lostMinor + result.stakeMinor > rules.lossLimitMinor) return 'loss-limit'
  return played >= rules.rounds ? 'done' : undefined
}
