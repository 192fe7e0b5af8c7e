import type { RedemptionState } from '@fairground/contract'
import type { Selectable } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { PointRedemptions } from '../../../db/schema.gen.ts'
import type { ListedRedemption, Redemption } from './redemption.ts'

export async function addRedemption(tx: Tx, redemption: Redemption): Promise<void> {
  await tx
    .insertInto('point_redemptions')
    .values({
      id: redemption.id,
      member_id: redemption.memberId,
      item_id: redemption.itemId,
      names: JSON.stringify(redemption.names),
      kind: redemption.kind,
      quantity: redemption.quantity,
      points: redemption.points,
      currency: redemption.currency,
      credit_minor: redemption.creditMinor,
      address_sealed: redemption.addressSealed ?? null,
      state: redemption.state,
      request_id: redemption.requestId,
      created_at: redemption.createdAt,
    })
    .execute()
}

export async function findByRequest(
  reader: Reader,
  memberId: string,
  requestId: string,
): Promise<Redemption | undefined> {
  const row = await reader
    .selectFrom('point_redemptions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row && redemptionOf(row)
}

export async function lockRedemption(tx: Tx, id: string): Promise<Redemption | undefined> {
  const row = await tx.selectFrom('point_redemptions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && redemptionOf(row)
}

export async function saveDecision(tx: Tx, { id, state, remark, decidedAt, decidedBy }: Redemption): Promise<void> {
  await tx
    .updateTable('point_redemptions')
    .set({ state, remark: remark ?? null, decided_at: decidedAt ?? null, decided_by: decidedBy ?? null })
    .where('id', '=', id)
    .execute()
}

interface RedemptionQuery {
  memberId?: string
  state?: RedemptionState | undefined
  /** Account (its beginning) or id. */
  query?: string | undefined
  from?: Date | undefined
  to?: Date | undefined
  pageNo: number
  pageSize: number
}

/** Those that wait oldest first for staff, any other selection newest first. */
export async function listRedemptions(
  reader: Reader,
  { memberId, state, query, from, to, pageNo, pageSize }: RedemptionQuery,
): Promise<{ listed: ListedRedemption[]; total: number }> {
  const found = reader
    .selectFrom('point_redemptions as r')
    .innerJoin('members as m', 'm.id', 'r.member_id')
    .leftJoin('operators as o', 'o.id', 'r.decided_by')
    .$if(memberId !== undefined, (rows) => rows.where('r.member_id', '=', memberId ?? ''))
    .$if(state !== undefined, (rows) => rows.where('r.state', '=', state ?? ''))
    .$if(from !== undefined, (rows) => rows.where('r.created_at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (rows) => rows.where('r.created_at', '<', to ?? new Date(0)))
    .$if(Boolean(query), (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('r.id', '=', query ?? ''),
          eb(eb.fn<string>('lower', ['m.account']), 'like', prefixPattern((query ?? '').toLowerCase())),
        ]),
      ),
    )
  const direction = state === 'processing' && memberId === undefined ? 'asc' : 'desc'
  const { rows, total } = await readPage(
    found
      .selectAll('r')
      .select(['m.account', 'm.icon', 'o.username as decided_by_name'])
      .orderBy('r.created_at', direction)
      .orderBy('r.id', direction),
    { pageNo, pageSize },
  )
  const listed = rows.map((row) => ({
    redemption: redemptionOf(row),
    account: row.account,
    icon: row.icon,
    decidedByName: row.decided_by_name ?? undefined,
  }))
  return { listed, total }
}

/** @throws when it does not exist */
export async function getListed(reader: Reader, id: string): Promise<ListedRedemption> {
  const { listed } = await listRedemptions(reader, { query: id, pageNo: 1, pageSize: 1 })
  const [one] = listed
  if (!one) throw new Error(`redemption ${id} does not exist`)
  return one
}

const redemptionOf = (row: Selectable<PointRedemptions>): Redemption => ({
  id: row.id,
  memberId: row.member_id,
  itemId: row.item_id,
  names: row.names as Record<string, string>,
  kind: row.kind as Redemption['kind'],
  quantity: row.quantity,
  points: Number(row.points),
  currency: row.currency,
  creditMinor: BigInt(row.credit_minor),
  addressSealed: row.address_sealed ?? undefined,
  state: row.state as RedemptionState,
  remark: row.remark ?? undefined,
  requestId: row.request_id,
  createdAt: row.created_at,
  decidedAt: row.decided_at ?? undefined,
  decidedBy: row.decided_by ?? undefined,
})
