import type { OpenAnswer, ReplayAnswer } from '@fairground/contract/studio'
import { getCurrency } from '@fairground/money'
import type { SlotGame, SoloTitle } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'
import { readAtOnce } from '../db/transact.ts'
import { listHitsOf } from '../jackpots/pool-store.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { findRound, type RoundWithSeeds } from '../rounds/round-store.ts'
import { viewRound } from '../rounds/round-view.ts'
import { headOf } from '../sessions/describe-game.ts'
import { withMoves } from '../solo/solo-round.ts'
import { viewSoloRound } from '../solo/solo-view.ts'
import { openReplayTicket } from './replay-ticket.ts'

/** The round of a ticket with all that a frame needs to show it, and no right to anything else. */
export async function showReplay(context: AppContext, sealed: string): Promise<Outcome<ReplayAnswer>> {
  const ticket = openReplayTicket(context, sealed)
  if (!ticket) return refuse('LAUNCH_LINK_USED', 'the ticket is unknown or expired')
  return readAtOnce(context.db, async (tx) => {
    const head = await findRound(tx, ticket.roundId)
    const game = head && context.catalogue.find(head.game_id)
    if (!game || game.kind === 'shared') return refuse('NOT_FOUND', 'no such round')
    const opened = describeReplay(game, head, ticket.language)
    if (head.kind === 'slot')
      return ok({ opened, slotRound: viewRound(head, await listHitsOf(tx, [head])), soloRound: null })
    const [full] = await withMoves(tx, [head])
    return full ? ok({ opened, slotRound: null, soloRound: viewSoloRound(full) }) : refuse('NOT_FOUND', 'no such round')
  })
}

/** The game as if it were open with the balance of that round, for nothing but looking. */
function describeReplay(game: SlotGame | SoloTitle, head: RoundWithSeeds, language: string): OpenAnswer {
  const stakeMinor = head.stake_minor
  const common = {
    ...{ ...headOf(game), session: '', language, lobbyUrl: '', cashierUrl: '' },
    ...{ mode: head.mode, currency: head.currency, currencySymbol: getCurrency(head.currency).symbol },
    ...{ balanceMinor: head.balance_after_minor, balanceVersion: 0 },
    ...{ stakesMinor: [stakeMinor], stakeMinorDefault: stakeMinor, unfinished: null },
    seeds: { commit: head.commitment, nextCommit: '', clientSeed: head.client_seed ?? '', nonce: head.nonce },
  }
  if (game.kind === 'slot')
    return {
      ...common,
      ...{ kind: 'slot', modelId: head.model_id, modelVersion: head.model_version, freeRounds: null, jackpot: null },
      ...{ hitFrequencyBp: game.facts.hitFrequencyBp, rtpBaseBp: game.facts.rtpBaseBp ?? null },
    }
  return {
    ...common,
    ...{ kind: 'solo', rulesId: head.model_id, rulesVersion: head.model_version },
    hitFrequencyBp: game.facts.hitFrequencyBp,
    limits: { stakeMinorMin: stakeMinor, stakeMinorMax: stakeMinor, payoutMinorMax: stakeMinor },
  }
}
