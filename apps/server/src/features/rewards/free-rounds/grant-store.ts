import type { FreeRoundState } from '@fairground/contract'
import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { DB, FreeRoundGrants } from '../../../db/schema.gen.ts'
import type { Grant } from './grant.ts'
import { given, type ListedGrant } from './listed-grant.ts'

interface GrantQuery {
  state: FreeRoundState | undefined
  /** Account (its beginning) or id. */
  query: string | undefined
  pageNo: number
  pageSize: number
}

/** Those that wait oldest first, any other selection newest first. */
export async function listGrants(
  reader: Reader,
  { state, query, pageNo, pageSize }: GrantQuery,
): Promise<{ listed: ListedGrant[]; total: number }> {
  const found = named(reader)
    .$if(state !== undefined, (rows) => rows.where('g.state', '=', state ?? ''))
    .$if(Boolean(query), (rows) => rows.where((eb) => matches(eb, query ?? '')))
  const direction = state === 'asked' ? 'asc' : 'desc'
  const { rows, total } = await readPage(withNames(found).orderBy('g.id', direction), { pageNo, pageSize })
  return { listed: rows.map(listedOf), total }
}

/** @throws when it does not exist */
export const getListed = async (reader: Reader, id: string): Promise<ListedGrant> =>
  listedOf(await withNames(named(reader).where('g.id', '=', id)).executeTakeFirstOrThrow())

/** What a member can play now, those that end first before the others. */
export async function listPlayable(reader: Reader, memberId: string, now: Date): Promise<ListedGrant[]> {
  const rows = await withNames(named(reader))
    .where('g.member_id', '=', memberId)
    .where('g.state', '=', 'granted')
    .where('f.remaining', '>', 0)
    .where('g.start_before', '>', now)
    .orderBy('g.start_before')
    .limit(20)
    .execute()
  return rows.map(listedOf)
}

const named = (reader: Reader) =>
  reader
    .selectFrom('free_round_grants as g')
    .innerJoin('members as m', 'm.id', 'g.member_id')
    .innerJoin('games', (join) =>
      join.onRef('games.vendor_id', '=', 'g.vendor_id').onRef('games.game_code', '=', 'g.game_code'),
    )
    .leftJoin('free_rounds as f', (join) =>
      join.onRef('f.vendor_id', '=', 'g.vendor_id').onRef('f.free_rounds_id', '=', 'g.id'),
    )

const withNames = (found: ReturnType<typeof named>) =>
  found
    .selectAll('g')
    .select(['m.account', 'm.icon'])
    .select(['games.node_id', 'games.names', 'games.own_names', 'games.tile_key', 'f.remaining', 'f.won_minor'])

type Tables = ExpressionBuilder<DB & { g: DB['free_round_grants']; m: DB['members'] }, 'g' | 'm'>

const matches = (eb: Tables, query: string) =>
  eb.or([
    eb('g.id', '=', query),
    eb('g.member_id', '=', query),
    eb(eb.fn<string>('lower', ['m.account']), 'like', prefixPattern(query.toLowerCase())),
  ])

type Row = Selectable<FreeRoundGrants>
type NamedRow = Awaited<ReturnType<ReturnType<typeof withNames>['executeTakeFirstOrThrow']>>

const listedOf = (row: NamedRow): ListedGrant => ({
  grant: grantOf(row),
  account: row.account,
  icon: row.icon,
  nodeId: row.node_id,
  names: { ...(row.names as Record<string, string>), ...given(row.own_names as Record<string, string>) },
  tileKey: row.tile_key,
  remaining: row.state === 'granted' || row.state === 'cancelling' ? (row.remaining ?? 0) : 0,
  wonMinor: BigInt(row.won_minor ?? 0),
})

export const findGrant = async (reader: Reader, id: string): Promise<Grant | undefined> => {
  const row = await reader.selectFrom('free_round_grants').selectAll().where('id', '=', id).executeTakeFirst()
  return row && grantOf(row)
}

export async function lockGrant(tx: Tx, id: string): Promise<Grant | undefined> {
  const row = await tx.selectFrom('free_round_grants').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && grantOf(row)
}

/** How many of a member wait for somebody or can be played. */
export async function countOpen(tx: Tx, memberId: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('free_round_grants as g')
    .leftJoin('free_rounds as f', (join) =>
      join.onRef('f.vendor_id', '=', 'g.vendor_id').onRef('f.free_rounds_id', '=', 'g.id'),
    )
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('g.member_id', '=', memberId)
    .where((eb) =>
      eb.or([
        eb('g.state', 'in', ['asked', 'approved', 'cancelling']),
        eb.and([eb('g.state', '=', 'granted'), eb('f.remaining', '>', 0), eb('g.start_before', '>', now)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Grants and cancels that a vendor should have been asked about by now. */
export async function listOverdue(reader: Reader, before: Date, limit: number): Promise<string[]> {
  const rows = await reader
    .selectFrom('free_round_grants')
    .select('id')
    .where('next_at', '<', before)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

type Terms = Pick<Grant, 'id' | 'wishId' | 'memberId' | 'vendorId' | 'gameCode' | 'currency'> &
  Pick<Grant, 'quantity' | 'stakeMinor' | 'winMinorMax' | 'days'>

/** One that was asked for. */
export async function addGrant(tx: Tx, grant: Terms): Promise<void> {
  await tx
    .insertInto('free_round_grants')
    .values({
      id: grant.id,
      wish_id: grant.wishId,
      member_id: grant.memberId,
      vendor_id: grant.vendorId,
      game_code: grant.gameCode,
      currency: grant.currency,
      quantity: grant.quantity,
      stake_minor: grant.stakeMinor,
      win_minor_max: grant.winMinorMax,
      days: grant.days,
      state: 'asked',
    })
    .execute()
}

export async function saveGrant(tx: Tx, grant: Grant): Promise<void> {
  await tx
    .updateTable('free_round_grants')
    .set({
      state: grant.state,
      cancel_reason: grant.cancelReason ?? null,
      start_before: grant.startBefore ?? null,
      try_count: grant.tryCount,
      next_at: grant.nextAt ?? null,
      told_at: grant.toldAt ?? null,
      cancelled_count: grant.cancelledCount ?? null,
    })
    .where('id', '=', grant.id)
    .execute()
}

const grantOf = (row: Row): Grant => ({
  id: row.id,
  wishId: row.wish_id,
  memberId: row.member_id,
  vendorId: row.vendor_id,
  gameCode: row.game_code,
  currency: row.currency,
  quantity: row.quantity,
  stakeMinor: BigInt(row.stake_minor),
  winMinorMax: BigInt(row.win_minor_max),
  days: row.days,
  state: row.state as FreeRoundState,
  cancelReason: row.cancel_reason ?? undefined,
  startBefore: row.start_before ?? undefined,
  tryCount: row.try_count,
  nextAt: row.next_at ?? undefined,
  toldAt: row.told_at ?? undefined,
  cancelledCount: row.cancelled_count ?? undefined,
})
