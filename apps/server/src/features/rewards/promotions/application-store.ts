import type { ApplicationState } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { prefixPattern } from '../../../db/prefix-pattern.ts'
import { readPage } from '../../../db/read-page.ts'
import type { PromotionApplications } from '../../../db/schema.gen.ts'
import type { Application, ListedApplication } from './application.ts'
import type { Promotion } from './promotion.ts'

export async function addApplication(tx: Tx, application: Application): Promise<void> {
  await tx
    .insertInto('promotion_applications')
    .values({
      id: application.id,
      promotion_id: application.promotionId,
      member_id: application.memberId,
      try_number: application.tryNumber,
      comment: application.comment ?? null,
      state: application.state,
      sent_at: application.sentAt,
      decided_at: application.decidedAt ?? null,
    })
    .execute()
}

export async function findApplication(reader: Reader, id: string): Promise<Application | undefined> {
  const row = await reader.selectFrom('promotion_applications').selectAll().where('id', '=', id).executeTakeFirst()
  return row && applicationOf(row)
}

export async function saveDecision(tx: Tx, { id, state, decidedAt, decidedBy, reason }: Application): Promise<void> {
  await tx
    .updateTable('promotion_applications')
    .set({ state, decided_at: decidedAt ?? null, decided_by: decidedBy ?? null, reason: reason ?? null })
    .where('id', '=', id)
    .execute()
}

interface ApplicationQuery {
  memberId?: string
  state?: ApplicationState | undefined
  /** Account (its beginning), id of an application or of a promotion. */
  query?: string | undefined
  pageNo: number
  pageSize: number
}

/** Those that wait oldest first, any other selection newest first. */
export async function listApplications(
  reader: Reader,
  { memberId, state, query, pageNo, pageSize }: ApplicationQuery,
): Promise<{ listed: ListedApplication[]; total: number }> {
  const found = named(reader)
    .$if(memberId !== undefined, (rows) => rows.where('a.member_id', '=', memberId ?? ''))
    .$if(state !== undefined, (rows) => rows.where('a.state', '=', state ?? ''))
    .$if(Boolean(query), (rows) =>
      rows.where((eb) =>
        eb.or([
          eb('a.id', '=', query ?? ''),
          eb('a.promotion_id', '=', query ?? ''),
          eb(eb.fn<string>('lower', ['m.account']), 'like', prefixPattern((query ?? '').toLowerCase())),
        ]),
      ),
    )
  const direction = state === 'applying' ? 'asc' : 'desc'
  const { rows, total } = await readPage(
    found
      .selectAll('a')
      .select(['m.account', 'm.icon', 'o.username as decided_by_name'])
      .select(['p.texts', 'p.promotion_type', 'p.currency', 'p.reward_minor', 'p.budget_minor', 'p.awarded_minor'])
      .select(sql<boolean>`r.claimed_at is not null`.as('is_claimed'))
      .orderBy('a.sent_at', direction)
      .orderBy('a.id', direction),
    { pageNo, pageSize },
  )
  const listed = rows.map((row) => ({
    application: applicationOf(row),
    promotion: {
      texts: row.texts as Promotion['texts'],
      promotionType: row.promotion_type as Promotion['promotionType'],
      currency: row.currency,
      rewardMinor: BigInt(row.reward_minor),
      budgetMinor: BigInt(row.budget_minor),
      awardedMinor: BigInt(row.awarded_minor),
    },
    account: row.account,
    icon: row.icon,
    decidedByName: row.decided_by_name ?? undefined,
    isClaimed: row.is_claimed,
  }))
  return { listed, total }
}

const named = (reader: Reader) =>
  reader
    .selectFrom('promotion_applications as a')
    .innerJoin('promotions as p', 'p.id', 'a.promotion_id')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .leftJoin('operators as o', 'o.id', 'a.decided_by')
    .leftJoin('rewards as r', (on) =>
      on
        .onRef('r.source_id', '=', 'a.promotion_id')
        .onRef('r.member_id', '=', 'a.member_id')
        .on('r.source', '=', 'promotion'),
    )

const applicationOf = (row: Selectable<PromotionApplications>): Application => ({
  id: row.id,
  promotionId: row.promotion_id,
  memberId: row.member_id,
  tryNumber: row.try_number,
  comment: row.comment ?? undefined,
  state: row.state as ApplicationState,
  sentAt: row.sent_at,
  decidedAt: row.decided_at ?? undefined,
  decidedBy: row.decided_by ?? undefined,
  reason: row.reason ?? undefined,
})
