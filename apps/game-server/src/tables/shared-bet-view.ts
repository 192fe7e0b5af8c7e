import type { ReadRound, SharedBetView, SharedChain, SharedPastRound } from '@fairground/contract/studio'
import { quicknet } from '@fairground/fairness'
import { openOutcome } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { pictureLost } from '../dealer/picture-loss.ts'
import type { SharedBet } from './bet-store.ts'
import { seedsOf, sharedRulesOf } from './rules-of.ts'
import type { SharedRoundWithChain } from './shared-round-store.ts'

/** A bet as its player sees it. The seed and the outcome are there from the end of the run on. */
export const viewBet = (context: AppContext, bet: SharedBet, round: SharedRoundWithChain): SharedBetView => ({
  roundId: bet.round_id,
  sharedRoundId: bet.shared_round_id,
  gameId: bet.game_id,
  rulesId: sharedRulesOf(context, round.table_id).id,
  rulesVersion: round.rules_version,
  place: bet.place,
  mode: bet.mode,
  currency: bet.currency,
  bet: bet.input,
  stakeMinor: bet.stake_minor,
  isFree: bet.free_bet_id !== null,
  state: bet.state === 'refused' ? 'void' : bet.state,
  payoutMinor: bet.payout_minor,
  events: [...shownToOwner(context, bet, round), ...bet.events],
  placedAt: bet.placed_at.toISOString(),
  ...(bet.behind_seat !== null && { behindSeat: bet.behind_seat }),
  outcome: round.outcome,
  fairness: fairnessOf(round),
  chain: chainOf(round),
  ...(round.source === 'readings' && { read: readOf(round) }),
})

/** What only the owner sees while the round runs, such as the tickets of a purchase. */
function shownToOwner(context: AppContext, bet: SharedBet, round: SharedRoundWithChain) {
  const { pool } = sharedRulesOf(context, round.table_id)
  if (!pool?.shownToOwner || round.outcome_sealed === null || (bet.state !== 'taken' && bet.state !== 'ended'))
    return []
  return pool.shownToOwner(bet.round_id, openOutcome(context, round), seedsOf(context, round))
}

export const viewPastRound = (
  context: AppContext,
  round: SharedRoundWithChain,
  seeds?: readonly string[],
): SharedPastRound => ({
  sharedRoundId: round.shared_round_id,
  gameId: round.table_id,
  rulesId: sharedRulesOf(context, round.table_id).id,
  rulesVersion: round.rules_version,
  number: round.number,
  endedAt: (round.ended_at ?? round.opened_at).toISOString(),
  outcome: round.outcome,
  fairness: fairnessOf(round),
  chain: chainOf(round, seeds),
  ...(round.source === 'readings' && { read: readOf(round) }),
})

/** What was read of a round so far, with what opens each card. */
export const readOf = (round: SharedRoundWithChain): ReadRound => ({
  cards: round.read_cards ?? [],
  isTyped: round.is_typed ?? false,
  pausedFor: round.paused_for,
  ...(isPictureLost(round) && { videoLost: true }),
  deckSet: round.deck_set,
})

/** Bets are taken longer for it, or it has voided the round. */
const isPictureLost = ({ state, void_reason, picture_lost_at, picture_back_at }: SharedRoundWithChain): boolean =>
  void_reason === pictureLost || (state === 'betting' && picture_lost_at !== null && picture_back_at === null)

/** The column of the seed is empty until the run has ended. */
const fairnessOf = ({ commitment, salt, number, server_seed }: SharedRoundWithChain) => ({
  commit: commitment,
  clientSeed: salt ?? '',
  nonce: number,
  serverSeed: server_seed,
})

/** The seeds that an old chain was salted with are many: they are told with one round only. */
export function chainOf(round: SharedRoundWithChain, seeds?: readonly string[]): SharedChain {
  const { head, length, salt, published_at } = round
  // Cards and wheels have no salt.
  return { head, length, publishedAt: published_at.toISOString(), salt: salt ?? '', saltedWith: saltOf(round, seeds) }
}

function saltOf(round: SharedRoundWithChain, seeds: readonly string[] | undefined): SharedChain['saltedWith'] {
  const { beacon_kind: kind, beacon_round, beacon_signature: signature, salt: value, source } = round
  if (source === 'readings') return { kind: 'cards' }
  if (kind === null || signature === null) return { kind: 'seeds', ...(seeds && { seeds: [...seeds] }) }
  return { kind, chain: quicknet.chain, round: Number(beacon_round), signature, value }
}
