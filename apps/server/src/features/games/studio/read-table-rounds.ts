import type { TableRound } from '@fairground/contract'
import { VendorTableRound, VendorTableRounds } from '@fairground/contract/psw'
import type { AppContext } from '../../../context.ts'
import { type Outcome, ok, refuse } from '../../../lib/outcome.ts'
import type { StaffSession } from '../../people/staff/index.ts'
import { listOpenWishes, reviewerOf, viewOpen } from '../../site/wishes/index.ts'
import { askStudio } from './ask-studio.ts'
import { correctionEndKind } from './correction-end-kind.ts'
import { readTableMembers } from './read-table-members.ts'
import { roundCorrectionKind } from './round-correction-kind.ts'
import { amountIn } from './setup-amounts.ts'

/** Rounds of a table, newest first. Refusal: GAME_UNAVAILABLE. */
export async function readTableRounds(
  app: AppContext,
  { tableId, before }: { tableId: string; before?: string | undefined },
): Promise<Outcome<VendorTableRounds>> {
  const query = new URLSearchParams({ tableId, ...(before !== undefined && { before }) })
  const told = await askStudio(app, `/tables/rounds?${query}`, VendorTableRounds)
  return told ? ok(told) : refuse('GAME_UNAVAILABLE')
}

/** A whole round, with the correction that waits for a second person. Refusal: GAME_UNAVAILABLE. */
export async function readTableRound(
  app: AppContext,
  staff: StaffSession,
  sharedRoundId: string,
): Promise<Outcome<TableRound>> {
  const [told, wishes, ends, reviewer] = await Promise.all([
    askStudio(app, `/tables/rounds/${encodeURIComponent(sharedRoundId)}`, VendorTableRound),
    listOpenWishes(app.db, roundCorrectionKind.kind, [sharedRoundId]),
    listOpenWishes(app.db, correctionEndKind.kind, [sharedRoundId]),
    reviewerOf(app, staff),
  ])
  if (!told) return refuse('GAME_UNAVAILABLE')
  const [[waiting], [giveUp]] = [wishes, ends]
  return ok({
    ...told,
    sums: told.sums.map(({ currency, stake, payout, back, ...counts }) => {
      const shown = amountIn(currency)
      return { currency, stake: shown(stake), payout: shown(payout), back: shown(back), ...counts }
    }),
    corrections: await shownCorrections(app, told),
    ...(giveUp && { giveUp: viewOpen(giveUp, { decides: correctionEndKind.decides, reviewer }) }),
    ...(waiting && { wish: viewOpen(waiting, { decides: roundCorrectionKind.decides, reviewer }) }),
  })
}

/** With the members whose money the wallet did not move. */
async function shownCorrections({ db }: AppContext, { corrections }: VendorTableRound) {
  const playerIds = corrections.flatMap(({ failures }) => failures.map(({ playerId }) => playerId))
  const members = await readTableMembers(db, playerIds)
  return corrections.map(({ failures, ...correction }) => ({
    ...correction,
    failures: failures.map(({ playerId, amount, ...call }) => ({
      ...{ ...call, amount: amountIn(call.currency)(amount) },
      ...members.get(playerId),
    })),
  }))
}
