import type {
  FishingOpenAnswer,
  InstantOpenAnswer,
  SharedOpenAnswer,
  SlotOpenAnswer,
} from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { FishingTitle, Game, InstantTitle, SharedTitle, SlotGame } from '../catalogue/game.ts'
import { slipLimitsOf } from '../catalogue/slip-limits.ts'
import type { AppContext } from '../context.ts'
import { bulletsWithin } from '../fishing/bullets.ts'
import { describeLevel } from '../fishing/describe-level.ts'
import { findOpenMagazine, viewMagazine } from '../fishing/magazine-store.ts'
import { viewFreeRounds } from '../free-rounds/free-rounds-view.ts'
import { findUnfinishedInstant } from '../instant/find-unfinished-instant.ts'
import { viewMeters } from '../jackpots/view-meters.ts'
import { type Outcome, ok } from '../lib/outcome.ts'
import { findUnfinishedRound } from '../rounds/find-unfinished-round.ts'
import { listOpenBets } from '../tables/list-open-bets.ts'
import { seatFactsOf } from '../tables/seats/view-seats.ts'
import { viewTable } from '../tables/table-view.ts'
import { viewTipLimits } from '../tables/tips/tip-limits.ts'
import { describeLimits } from './describe-limits.ts'

type Common = keyof SlotOpenAnswer & keyof InstantOpenAnswer
type Stakes = 'stakesMinor' | 'stakeMinorDefault' | 'limits'
type HeadField = Exclude<Common, 'kind' | 'unfinished' | 'hitFrequencyBp' | Stakes | DescribedField>
type DescribedField =
  | 'gameId'
  | 'names'
  | 'provider'
  | 'theme'
  | 'rtpBp'
  | 'rtpMinBp'
  | 'volatility'
  | 'maxWinX'
  | 'certifiedOn'

/** What an open answer says of the game: how it is played, for how much, and the round that was left. */
export type Description =
  | Omit<SlotOpenAnswer, HeadField>
  | Omit<InstantOpenAnswer, HeadField>
  | Omit<SharedOpenAnswer, HeadField>
  | Omit<FishingOpenAnswer, HeadField>

export function describeGame(context: AppContext, session: Session, game: Game): Promise<Outcome<Description>> {
  if (game.kind === 'slot') return describeSlot(context, session, game)
  if (game.kind === 'fishing') return describeFishing(context, session, game)
  return game.kind === 'instant' ? describeInstant(context, session, game) : describeShared(context, session, game)
}

async function describeSlot(context: AppContext, session: Session, game: SlotGame): Promise<Outcome<Description>> {
  const unfinished = await findUnfinishedRound(context, session)
  if (!unfinished.ok) return unfinished
  const limits = describeLimits(session, game, unfinished.value !== null)
  if (!limits.ok) return limits
  return ok({
    kind: 'slot',
    ...headOf(game),
    modelId: game.model.id,
    modelVersion: game.model.version,
    hitFrequencyBp: game.facts.hitFrequencyBp,
    ...limits.value,
    unfinished: unfinished.value,
    freeRounds: await viewFreeRounds(context, session),
    jackpot: await viewMeters(context.db, game.model.jackpot, session.currency),
    rtpBaseBp: game.facts.rtpBaseBp ?? null,
  })
}

async function describeInstant(
  context: AppContext,
  session: Session,
  game: InstantTitle,
): Promise<Outcome<Description>> {
  const unfinished = await findUnfinishedInstant(context, session)
  if (!unfinished.ok) return unfinished
  const limits = describeLimits(session, game, unfinished.value !== null)
  if (!limits.ok) return limits
  return ok({
    kind: 'instant',
    ...headOf(game),
    rulesId: game.rules.id,
    rulesVersion: game.rules.version,
    hitFrequencyBp: game.facts.hitFrequencyBp,
    ...limits.value,
    unfinished: unfinished.value,
  })
}

async function describeFishing(
  context: AppContext,
  session: Session,
  game: FishingTitle,
): Promise<Outcome<Description>> {
  const magazine = await findOpenMagazine(context.db, session)
  const limits = describeLimits(session, game, magazine !== undefined)
  if (!limits.ok) return limits
  return ok({
    kind: 'fishing',
    ...headOf(game),
    ...{ rulesId: game.level.id, rulesVersion: game.level.version, hitFrequencyBp: null },
    ...limits.value,
    fishing: describeLevel(game.level, bulletsWithin(game.level, session)),
    magazine: magazine ? viewMagazine(magazine) : null,
  })
}

export async function describeShared(
  context: AppContext,
  session: Session,
  game: SharedTitle,
): Promise<Outcome<Omit<SharedOpenAnswer, HeadField>>> {
  const limits = describeLimits(session, game)
  if (!limits.ok) return limits
  const table = await viewTable(context, game.gameId)
  return ok({
    kind: 'shared',
    ...headOf(game),
    rulesId: game.rules.id,
    rulesVersion: game.rules.version,
    hitFrequencyBp: game.facts.hitFrequencyBp,
    ...limits.value,
    table,
    ...viewSlipLimits(session, game),
    ...seatFactsOf(session, game),
    ...(await viewTipLimits(context.db, session, { game, sharedRoundId: table.round?.sharedRoundId })),
    bets: await listOpenBets(context, session),
  })
}

function viewSlipLimits(session: Session, game: SharedTitle): Pick<SharedOpenAnswer, 'slips'> {
  const limits = game.rules.slips && slipLimitsOf(session, game, game.rules.slips)
  if (!limits) return {}
  const groups = [...limits.groups].map(([group, { minMinor, maxMinor }]) => [
    group,
    { minMinor: minMinor.toString(), maxMinor: maxMinor.toString() },
  ])
  const { roundMinorMax, payoutMinorMax } = limits
  const slips = { roundMinorMax: roundMinorMax.toString(), payoutMinorMax: payoutMinorMax.toString() }
  return { slips: { groups: Object.fromEntries(groups), ...slips } }
}

export const headOf = ({ gameId, names, provider, theme, certificate, facts }: Game) => ({
  gameId,
  names,
  provider: provider.name,
  theme,
  rtpBp: facts.rtpBp,
  rtpMinBp: 'rtpMinBp' in facts ? facts.rtpMinBp : facts.rtpBp,
  volatility: facts.volatility,
  maxWinX: facts.maxWinX,
  certifiedOn: certificate.date,
})
