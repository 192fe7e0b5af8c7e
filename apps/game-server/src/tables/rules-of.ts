import type { SeedTriple } from '@fairground/fairness'
import { openOutcome, openSeed } from '@fairground/vendor-kit'
import type { SharedTitle } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'
import { atTempo } from './at-tempo.ts'
import type { SharedBet } from './bet-store.ts'
import type { SharedRoundWithChain } from './shared-round-store.ts'

/** The rules of a game whose bets only itself can read. */
export type SharedRules = SharedTitle['rules']

export function sharedRulesOf({ catalogue, config }: AppContext, tableId: string): SharedRules {
  const game = catalogue.find(tableId)
  if (game?.kind !== 'shared') throw new Error(`there is no shared game ${tableId}`)
  return atTempo(game.rules.atSpeed?.(game.table.speed) ?? game.rules, config.tableTempo)
}

/**
 * What a round past its lock comes to: what its seed makes of it, or what was fixed of its bets when it began to run.
 * Nothing of it may be told before the rules show it.
 */
export const drawOutcome = (context: AppContext, rules: SharedRules, round: SharedRoundWithChain): unknown =>
  rules.pool ? openOutcome(context, round) : rules.source.draw(seedsOf(context, round))

/** Never log or send what this returns before the run has ended. */
export const seedsOf = (context: AppContext, round: SharedRoundWithChain): SeedTriple => ({
  serverSeed: openSeed(context, round),
  clientSeed: round.salt,
  nonce: round.number,
})

/** A stored bet as the rules read it. @throws Error for one they would not take: it was taken once */
export function readStoredBet(
  rules: SharedRules,
  { round_id, input, currency }: Pick<SharedBet, 'round_id' | 'input' | 'currency'>,
): { stakeMinor: bigint } {
  const read = rules.readBet(input, currency)
  if (!read.ok) throw new Error(`${rules.id} does not take the bet ${round_id} any more`)
  return read.value
}

/** A time that a round has in its state. @throws Error when it has none */
export function timeOf(at: Date | null): number {
  if (at === null) throw new Error('a round in this state has this time')
  return at.getTime()
}
