import type { InstantRoundView } from '@fairground/contract/studio'
import { fairnessOf } from '../rounds/round-view.ts'
import { actionsOf, betOf, type InstantRound, lastOf } from './instant-round.ts'

/** A round as its player sees it: what the moves that stand have shown, and nothing of one that waits for the wallet. */
export function viewInstantRound(round: InstantRound): InstantRoundView {
  const { head } = round
  const last = isVoid(round) ? undefined : lastOf(round)
  const actions = actionsOf(round)
  return {
    roundId: head.round_id,
    gameId: head.game_id,
    rulesId: head.model_id,
    rulesVersion: head.model_version,
    mode: head.mode,
    currency: head.currency,
    stakeMinor: last?.stake_minor ?? head.stake_minor,
    payoutMinor: last?.payout_minor ?? '0',
    isOver: last?.is_over ?? true,
    state: last ? (last.is_over ? 'settled' : 'open') : 'void',
    events: last?.events ?? [],
    allowed: last?.allowed ?? [],
    bet: betOf(round),
    actions,
    step: actions.length,
    startedAt: head.started_at.toISOString(),
    balanceAfterMinor: head.balance_after_minor,
    fairness: fairnessOf(head),
  }
}

const isVoid = ({ head }: InstantRound): boolean => head.state !== 'presenting' && head.state !== 'collected'
