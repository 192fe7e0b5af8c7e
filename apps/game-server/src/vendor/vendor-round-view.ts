import type { VendorRound } from '@fairground/contract/psw'
import type { AppContext } from '../context.ts'
import type { Tx, WalletCallRow } from '../db/schema.ts'
import { listMagazineRows, listShots, winMinorOf } from '../fishing/magazine-store.ts'
import { type InstantRound, lastOf, withMoves } from '../instant/instant-round.ts'
import type { RoundWithSeeds } from '../rounds/round-store.ts'
import { fairnessOf } from '../rounds/round-view.ts'
import { listOverBets, stepsOf } from '../tables/over-bets.ts'
import { listSlips } from '../tables/slips/list-slips.ts'

/** Rounds with their money calls, as the portal's staff and its reconciliation see them. */
export async function viewVendorRounds(
  context: AppContext,
  tx: Tx,
  rounds: readonly RoundWithSeeds[],
): Promise<VendorRound[]> {
  if (rounds.length === 0) return []
  const ids = rounds.map((round) => round.round_id)
  const calls = await tx
    .selectFrom('wallet_calls')
    .selectAll()
    .where('round_id', 'in', ids)
    .orderBy('first_at')
    .execute()
  const full = await withMoves(tx, rounds)
  const sharedIds = rounds.filter(({ kind }) => kind === 'shared').map(({ round_id }) => round_id)
  const over = await listOverBets(tx, sharedIds)
  const slips = await listSlips(tx, sharedIds)
  const sharedSteps = new Map(over.map((one) => [one.bet.round_id, stepsOf(context, one)]))
  const fishing = await fishingResults(tx, rounds)
  return full.map((round) =>
    viewRound(
      round,
      calls.filter((call) => call.round_id === round.head.round_id),
      {
        sharedSteps: sharedSteps.get(round.head.round_id) ?? [],
        slip: slips.get(round.head.round_id),
        fishing: fishing.get(round.head.round_id),
      },
    ),
  )
}

type Steps = VendorRound['events']

interface Facts {
  /** Of a magazine: what its win came to, and its shots. */
  fishing: { total: string; events: Steps } | undefined
  sharedSteps: Steps
  slip: VendorRound['slip']
}

function viewRound(full: InstantRound, calls: WalletCallRow[], { sharedSteps, slip, fishing }: Facts): VendorRound {
  const { head: round } = full
  return {
    roundId: round.round_id,
    playerId: round.player_id,
    gameId: round.game_id,
    modelId: round.model_id,
    modelVersion: round.model_version,
    mode: round.mode,
    currency: round.currency,
    freeRoundsId: round.free_rounds_id,
    freeBetId: round.free_bet_id,
    ...resultOf(full, { sharedSteps, fishing }),
    state: round.state,
    startedAt: round.started_at.toISOString(),
    settledAt: round.settled_at?.toISOString() ?? null,
    ...(slip && { slip }),
    fairness: fairnessOf(round),
    calls: calls.map((call) => ({
      transactionId: call.transaction_id,
      call: call.call,
      state: call.state,
      attempts: call.attempts,
      lastCode: call.last_code,
    })),
  }
}

/**
 * A slot's result is drawn with its bet; an instant round has come as far as its last move; a shared bet ends once, and its
 * steps are told when its round is over. A magazine is worth its kills and what is not spent of it.
 */
function resultOf(
  full: InstantRound,
  { sharedSteps, fishing }: Pick<Facts, 'sharedSteps' | 'fishing'>,
): Pick<VendorRound, 'stake' | 'total' | 'events'> {
  const { head } = full
  const isAccepted = head.state === 'presenting' || head.state === 'collected'
  if (!isAccepted) return { stake: head.stake_minor, total: '0', events: [] }
  if (head.kind === 'shared') {
    return { stake: head.stake_minor, total: head.shared_payout_minor ?? '0', events: sharedSteps }
  }
  if (fishing) return { stake: head.stake_minor, ...fishing }
  const last = lastOf(full)
  return last
    ? { stake: last.stake_minor, total: last.payout_minor, events: last.events }
    : { stake: head.stake_minor, total: head.total_minor, events: head.events }
}

async function fishingResults(tx: Tx, rounds: readonly RoundWithSeeds[]) {
  const ids = rounds.filter(({ kind }) => kind === 'fishing').map(({ round_id }) => round_id)
  const results = new Map<string, { total: string; events: Steps }>()
  for (const row of await listMagazineRows(tx, ids)) {
    const { round_id, bullets, bullet_minor, spent, returned, ended_by } = row
    const shots = await listShots(tx, round_id)
    const head = { type: 'magazine', bullets, bulletMinor: bullet_minor, spent, returned, endedBy: ended_by }
    const total = row.ended_at ? winMinorOf(row).toString() : '0'
    results.set(round_id, { total, events: [head, ...shots.map((shot) => ({ type: 'shot', ...shot }))] })
  }
  return results
}
