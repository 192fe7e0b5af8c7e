import type { SharedTitle } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'
import type { SharedBetRow } from '../db/schema.ts'
import { openSeed } from './chain-seeds.ts'
import type { SharedRoundWithChain } from './shared-round-store.ts'

/** The rules of a game whose bets only itself can read. */
export type SharedRules = SharedTitle['rules']

export function sharedRulesOf({ catalogue }: AppContext, tableId: string): SharedRules {
  const game = catalogue.find(tableId)
  if (game?.kind !== 'shared') throw new Error(`there is no shared game ${tableId}`)
  return game.rules
}

/** What the seed of a round past its lock makes of it. Nothing of it may be told before the rules show it. */
export const drawOutcome = (context: AppContext, rules: SharedRules, round: SharedRoundWithChain): unknown =>
  rules.draw({ serverSeed: openSeed(context, round), clientSeed: round.salt, nonce: round.number })

/** A stored bet as the rules read it. @throws Error for one they would not take: it was taken once */
export function readStoredBet(rules: SharedRules, { round_id, input }: SharedBetRow): { stakeMinor: bigint } {
  const read = rules.readBet(input)
  if (!read.ok) throw new Error(`${rules.id} does not take the bet ${round_id} any more`)
  return read.value
}

/** A time that a round has in its state. @throws Error when it has none */
export function timeOf(at: Date | null): number {
  if (at === null) throw new Error('a round in this state has this time')
  return at.getTime()
}
