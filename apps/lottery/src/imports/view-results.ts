import type { ResultDrawView, ResultsDesk } from '@fairground/contract/lottery-results'
import type { LotteryContext } from '../context.ts'
import type { DrawRow, VersionRow, WishRow } from '../db/schema.ts'
import type { House } from '../houses/house.ts'
import { sourceOpinions, typedOpinions } from './import-store.ts'
import { type Official, waitMsMax } from './official.ts'
import { listVersions } from './publish-result.ts'
import { viewCorrection } from './view-corrections.ts'

const pastMax = 30

/** Lotteries that somebody else draws with their sources, and their draws: those that wait first, then the past ones. */
export async function viewResults(context: LotteryContext): Promise<ResultsDesk> {
  const { db, houses } = context
  const officials = [...houses.values()].flatMap((house) =>
    house.official ? [{ house, official: house.official }] : [],
  )
  const ids = officials.map(({ house }) => house.gameId)
  if (ids.length === 0) return { lotteries: [], draws: [] }
  const ofLotteries = db.selectFrom('shared_rounds').selectAll().where('table_id', 'in', ids)
  const [waiting, past, looks] = await Promise.all([
    ofLotteries.where('state', 'in', ['closed', 'drawn']).orderBy('draws_at').execute(),
    ofLotteries.where('state', 'in', ['settled', 'void']).orderBy('draws_at', 'desc').limit(pastMax).execute(),
    db.selectFrom('result_looks').selectAll().where('game_id', 'in', ids).execute(),
  ])
  const draws = [...waiting, ...past]
  const drawIds = [...draws.map(({ shared_round_id }) => shared_round_id), '']
  const [versions, wishes] = await Promise.all([
    listVersions(db, drawIds),
    db
      .selectFrom('result_wishes')
      .selectAll()
      .where('draw_id', 'in', drawIds)
      .where('decided_by', 'is', null)
      .execute(),
  ])
  return {
    lotteries: officials.map((one) => viewLottery(one, looks)),
    draws: await Promise.all(
      draws.map((draw) => {
        const own = ({ draw_id }: { draw_id: string }) => draw_id === draw.shared_round_id
        const official = houses.get(draw.table_id)?.official as Official
        return viewDraw(context, draw, official, { versions: versions.filter(own), wish: wishes.find(own) })
      }),
    ),
  }
}

type Look = { game_id: string; source_id: string; at: Date; fault: string }

const viewLottery = (
  { house: { gameId, names, rules }, official: { resultOf, sources } }: { house: House; official: Official },
  looks: readonly Look[],
) => ({
  ...{ gameId, rulesId: rules.id, names: { ...names }, resultOf },
  sources: sources.map(({ id, format, place: { kind } }) => {
    const look = looks.find(({ game_id, source_id }) => game_id === gameId && source_id === id)
    return { id, format, kind, lookedAt: look?.at.toISOString() ?? null, fault: look?.fault ?? '' }
  }),
})

interface Parts {
  versions: readonly VersionRow[]
  wish: WishRow | undefined
}

async function viewDraw(
  context: LotteryContext,
  draw: DrawRow,
  official: Official,
  { versions, wish }: Parts,
): Promise<ResultDrawView> {
  const { shared_round_id: drawId, table_id: gameId, draw_no: drawNo, state, held_cause: heldCause, draws_at } = draw
  const [sources, typed] = await Promise.all([
    sourceOpinions(context.db, draw, official.sources),
    typedOpinions(context.db, drawId),
  ])
  return {
    ...{ drawId, gameId, drawNo, state, drawsAt: draws_at.toISOString(), heldCause, result: draw.result ?? null },
    voidsAt: new Date(draws_at.getTime() + waitMsMax).toISOString(),
    settlesAt: state === 'drawn' ? (draw.settles_at?.toISOString() ?? null) : null,
    tickets: draw.ticket_count ?? 0,
    sources: sources.map(({ who, at, result }) => ({ source: who, at: at.toISOString(), result })),
    typed: typed.map(({ who, at, result }) => ({ ...who, at: at.toISOString(), result })),
    versions: versions.map(viewVersion),
    wish: wish ? viewWish(wish) : null,
    correction: draw.is_corrected ? await viewCorrection(context, draw) : null,
  }
}

const viewVersion = ({ version, result, told_by: by, reason, at, withdrawn_at }: VersionRow) => ({
  ...{ version, result, reason, at: at.toISOString(), withdrawnAt: withdrawn_at?.toISOString() ?? null },
  sources: 'sources' in by ? by.sources : [],
  people: 'people' in by ? by.people.map(({ name }) => name) : [],
})

const viewWish = ({ wish_id: wishId, version, result, reason, asked_by, asked_name, asked_at }: WishRow) => ({
  ...{ wishId, version, result, reason, askedBy: asked_by, askedName: asked_name, askedAt: asked_at.toISOString() },
})
