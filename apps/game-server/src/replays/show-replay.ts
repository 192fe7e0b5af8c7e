import type { OpenAnswer, ReplayAnswer, SharedOpenAnswer } from '@fairground/contract/studio'
import { getCurrency } from '@fairground/money'
import { readAtOnce } from '@fairground/vendor-kit'
import type { FishingTitle, Game, InstantTitle, SharedTitle, SlotGame } from '../catalogue/game.ts'
import type { AppContext } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { withBetCorrections } from '../dealer/corrections/corrected-views.ts'
import { describeLevel } from '../fishing/describe-level.ts'
import { findMagazine } from '../fishing/magazine-store.ts'
import { viewProof } from '../fishing/view-proof.ts'
import { withMoves } from '../instant/instant-round.ts'
import { viewInstantRound } from '../instant/instant-view.ts'
import { listHitsOf } from '../jackpots/pool-store.ts'
import { type Outcome, ok, refuse } from '../lib/outcome.ts'
import { findRound, type RoundWithSeeds } from '../rounds/round-store.ts'
import { viewRound } from '../rounds/round-view.ts'
import { headOf } from '../sessions/describe-game.ts'
import { listOverBets, type OverBet } from '../tables/over-bets.ts'
import { chainOf, viewBet } from '../tables/shared-bet-view.ts'
import { openReplayTicket } from './replay-ticket.ts'

/** The round of a ticket with all that a frame needs to show it, and no right to anything else. */
export async function showReplay(context: AppContext, sealed: string): Promise<Outcome<ReplayAnswer>> {
  const ticket = openReplayTicket(context, sealed)
  if (!ticket) return refuse('LAUNCH_LINK_USED', 'the ticket is unknown or expired')
  return readAtOnce(context.db, async (tx) => {
    const head = await findRound(tx, ticket.roundId)
    const game = head && context.catalogue.find(head.game_id)
    if (!game) return noRound
    if (game.kind === 'fishing') return showMagazine(tx, { game, head, language: ticket.language })
    return game.kind === 'shared'
      ? showShared(context, tx, { game, head, language: ticket.language })
      : showOwn(tx, { game, head, language: ticket.language })
  })
}

const noRound = refuse('NOT_FOUND', 'no such round')

interface Shown<Title> {
  game: Title
  head: RoundWithSeeds
  language: string
}

async function showOwn(tx: Tx, shown: Shown<SlotGame | InstantTitle>): Promise<Outcome<ReplayAnswer>> {
  const { head } = shown
  const opened = describeReplay(shown)
  const none = { slotRound: null, instantRound: null, sharedBet: null }
  if (head.kind === 'slot') return ok({ opened, ...none, slotRound: viewRound(head, await listHitsOf(tx, [head])) })
  const [full] = await withMoves(tx, [head])
  return full ? ok({ opened, ...none, instantRound: viewInstantRound(full) }) : noRound
}

async function showMagazine(tx: Tx, shown: Shown<FishingTitle>): Promise<Outcome<ReplayAnswer>> {
  const { game, head } = shown
  const magazine = await findMagazine(tx, head.round_id)
  if (!magazine) return noRound
  const proof = await viewProof(tx, magazine)
  const opened: OpenAnswer = {
    ...{ ...commonOf(shown), limits: limitsOf(head), kind: 'fishing', hitFrequencyBp: null },
    ...{ rulesId: head.model_id, rulesVersion: head.model_version, magazine: proof.magazine },
    fishing: describeLevel(game.level, [BigInt(magazine.row.bullet_minor)]),
  }
  return ok({ opened, slotRound: null, instantRound: null, sharedBet: null, fishingMagazine: proof })
}

async function showShared(context: AppContext, tx: Tx, shown: Shown<SharedTitle>): Promise<Outcome<ReplayAnswer>> {
  const [over] = await listOverBets(tx, [shown.head.round_id])
  if (!over) return noRound
  const opened = describeShared(context, shown, over)
  const [sharedBet = null] = await withBetCorrections(tx, [viewBet(context, over.bet, over.round)])
  return ok({ opened, slotRound: null, instantRound: null, sharedBet })
}

/** The game as if it were open with the balance of that round, for nothing but looking. */
function describeReplay(shown: Shown<SlotGame | InstantTitle>): OpenAnswer {
  const { game, head } = shown
  const common = { ...commonOf(shown), limits: limitsOf(head), unfinished: null }
  if (game.kind === 'slot')
    return {
      ...common,
      ...{ kind: 'slot', modelId: head.model_id, modelVersion: head.model_version, freeRounds: null, jackpot: null },
      ...{ hitFrequencyBp: game.facts.hitFrequencyBp, rtpBaseBp: game.facts.rtpBaseBp ?? null },
    }
  return {
    ...common,
    ...{ kind: 'instant', rulesId: head.model_id, rulesVersion: head.model_version },
    hitFrequencyBp: game.facts.hitFrequencyBp,
  }
}

/** A table at rest: the bet that is shown brings its round along. */
function describeShared({ clock }: AppContext, shown: Shown<SharedTitle>, { bet, round }: OverBet): SharedOpenAnswer {
  const { game, head } = shown
  const limits = limitsOf(head, bet.limit_minor)
  return {
    ...commonOf(shown),
    ...{ kind: 'shared', rulesId: head.model_id, rulesVersion: head.model_version },
    ...{ hitFrequencyBp: game.facts.hitFrequencyBp, limits, bets: [] },
    table: {
      ...{ tableId: game.gameId, phase: 'idle', serverMs: clock.now().getTime(), tempo: 1 },
      ...{ pots: {}, chain: chainOf(round), next: null, round: null },
    },
  }
}

function commonOf({ game, head, language }: Shown<Game>) {
  return {
    ...{ ...headOf(game), session: '', language, lobbyUrl: '', cashierUrl: '' },
    ...{ mode: head.mode, currency: head.currency, currencySymbol: getCurrency(head.currency).symbol },
    ...{ balanceMinor: head.balance_after_minor, balanceVersion: 0 },
    ...{ stakesMinor: [head.stake_minor], stakeMinorDefault: head.stake_minor },
    seeds: { commit: head.commitment, nextCommit: '', clientSeed: head.client_seed ?? '', nonce: head.nonce },
  }
}

const limitsOf = ({ stake_minor }: RoundWithSeeds, payoutMinorMax = stake_minor) => ({
  stakeMinorMin: stake_minor,
  stakeMinorMax: stake_minor,
  payoutMinorMax,
})
