import type { AheadAnswer } from '@fairground/contract/studio'
import type { Session } from '@fairground/vendor-kit'
import type { AppContext } from '../../context.ts'
import { type Outcome, ok, refuse } from '../../lib/outcome.ts'
import { listBetsById } from '../bet-store.ts'
import { viewBet } from '../shared-bet-view.ts'
import { findLatestShared, listSharedById } from '../shared-round-store.ts'

const betsMax = 100

/** The prices of what many rounds come to, and the player's bets that wait. Prices of rounds anybody works out from the seeds. */
export async function listAhead(
  context: AppContext,
  session: Session,
  hasOutright: boolean,
): Promise<Outcome<AheadAnswer>> {
  const game = context.catalogue.find(session.gameId)
  const ahead = game?.kind === 'shared' ? game.rules.ahead : undefined
  if (!ahead) return refuse('NOT_FOUND', 'the table takes no bets on rounds to come')
  const [now, bets] = await Promise.all([findLatestShared(context.db, session.gameId), listOwn(context, session)])
  const number = now && ahead.outrightOf(now.number, now.length)
  if (!hasOutright || !now || number === undefined || now.state !== 'betting') return ok({ outright: null, bets })
  const prices = await context.intake.outrights.find(ahead, now)
  return ok({ outright: { number, pricedAt: now.number, prices }, bets })
}

/** Those that waited and whose round is not over, the next one first. */
async function listOwn({ db, ...context }: AppContext, { playerId, mode, gameId }: Session) {
  const rows = await db
    .selectFrom('shared_bets as b')
    .innerJoin('shared_rounds as r', 'r.shared_round_id', 'b.shared_round_id')
    .select('b.round_id')
    .where('r.table_id', '=', gameId)
    .where('r.state', 'not in', ['settled', 'void'])
    .where('b.closes_in_ms', 'is', null)
    .where('b.player_id', '=', playerId)
    .where('b.mode', '=', mode)
    .where('b.state', 'in', ['betting', 'taken'])
    .orderBy('r.number')
    .orderBy('b.place')
    .limit(betsMax)
    .execute()
  const bets = await listBetsById(
    db,
    rows.map(({ round_id }) => round_id),
  )
  const rounds = await listSharedById(db, [...new Set(bets.map((bet) => bet.shared_round_id))])
  return rows.flatMap(({ round_id }) => {
    const bet = bets.find((one) => one.round_id === round_id)
    const round = rounds.find(({ shared_round_id }) => shared_round_id === bet?.shared_round_id)
    return bet && round ? [viewBet({ db, ...context }, bet, round)] : []
  })
}
