import { openServerSeed } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import type { Reader } from '../db/schema.ts'
import { type Outcome, refuse } from '../lib/outcome.ts'
import { betOf, type InstantRound } from './instant-round.ts'
import { type Played, playRules } from './play-rules.ts'

/** Plays an open round again from its bet, with these actions, by the rules and the seeds it began with. */
export async function playOn(
  context: AppContext,
  reader: Reader,
  round: InstantRound,
  actions: Parameters<typeof playRules>[1]['actions'],
): Promise<Outcome<Played>> {
  const { head } = round
  const rules = context.catalogue.findRules(head.model_id, head.model_version)
  if (!rules) return refuse('GAME_DISABLED', 'the rules of this round are no longer played')
  if (head.pair_id === null) throw new Error(`round ${head.round_id} was not drawn from a pair`)
  const pair = await reader
    .selectFrom('seed_pairs')
    .select(['commitment', 'client_seed', 'server_seed_sealed'])
    .where('pair_id', '=', head.pair_id)
    .executeTakeFirstOrThrow()
  const seeds = { serverSeed: openServerSeed(context, pair), clientSeed: pair.client_seed ?? '', nonce: head.nonce }
  return playRules(rules, { bet: betOf(round), actions, seeds })
}
