import type { LoneTip, RoundsQuery, SharedBetsAnswer } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../context.ts'
import { withBetCorrections } from '../dealer/corrections/corrected-views.ts'
import { listBetHistory } from './bet-store.ts'
import { viewBet } from './shared-bet-view.ts'
import { listSharedById } from './shared-round-store.ts'
import { listLoneTips, tipsByRound, withTip } from './tips/tip-store.ts'

/** A player's bets at a table and what was given to its dealers without a bet, newest first, page by page. */
export async function listHistory(
  context: AppContext,
  session: Session,
  { before, limit }: RoundsQuery,
): Promise<SharedBetsAnswer> {
  const { db } = context
  const page = { ...session, limit: limit + 1 }
  const from = (prefix: string) => (before === undefined ? undefined : `${prefix}_${momentOf(before)}`)
  const rows = await listBetHistory(db, { ...page, before: from('rnd') })
  const given = session.mode === 'real' ? await listLoneTips(db, { ...page, before: from('tip') }) : []
  const ids = [...rows.map(({ round_id }) => round_id), ...given.map(({ round_id }) => round_id)]
  const shown = ids.toSorted((a, b) => (momentOf(a) < momentOf(b) ? 1 : -1)).slice(0, limit)
  const isShown = ({ round_id }: { round_id: string }) => shown.includes(round_id)
  return {
    bets: await viewBets(context, session, rows.filter(isShown)),
    tips: given.filter(isShown).map(viewTip),
    next: ids.length > limit ? (shown.at(-1) ?? null) : null,
  }
}

/** Bets and tips have ids of two kinds, which both go on with their moment. */
const momentOf = (roundId: string): string => roundId.slice(roundId.indexOf('_') + 1)

async function viewBets(
  context: AppContext,
  { playerId }: Session,
  rows: Awaited<ReturnType<typeof listBetHistory>>,
): Promise<SharedBetsAnswer['bets']> {
  const rounds = await listSharedById(context.db, [...new Set(rows.map((bet) => bet.shared_round_id))])
  const ids = rounds.map((round) => round.shared_round_id)
  const given = await tipsByRound(context.db, ids, playerId)
  const bets = rows.flatMap((bet) => {
    const round = rounds.find(({ shared_round_id }) => shared_round_id === bet.shared_round_id)
    return round ? [withTip(viewBet(context, bet, round), given)] : []
  })
  return withBetCorrections(context.db, bets)
}

const viewTip = (row: Awaited<ReturnType<typeof listLoneTips>>[number]): LoneTip => ({
  ...{ roundId: row.round_id, currency: row.currency, tippedMinor: row.stake_minor },
  givenAt: row.given_at.toISOString(),
})
