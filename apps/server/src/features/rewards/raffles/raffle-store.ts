import type { PromotionState } from '@fairground/contract'
import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import { readPage } from '../../../db/read-page.ts'
import type { RafflePrizes, Raffles } from '../../../db/schema.gen.ts'
import { countRefusals } from '../person-gifts/index.ts'
import type { CountedRaffle, Prize, Raffle } from './raffle.ts'

/** Nobody else draws of it, or changes it, until the transaction ends. */
export async function lockRaffle(tx: Tx, id: string): Promise<Raffle | undefined> {
  const row = await tx.selectFrom('raffles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row && raffleOf(row, (await readPrizes(tx, [id])).get(id))
}

/** Adds a raffle, or replaces the one of its id, with its prizes. */
export async function saveRaffle(tx: Tx, raffle: Raffle): Promise<void> {
  const row = {
    kind: raffle.kind,
    state: raffle.state,
    texts: JSON.stringify(raffle.texts),
    starts_at: raffle.startsAt,
    ends_at: raffle.endsAt,
    audience: raffle.audience,
    audience_days: raffle.audienceDays,
    audience_accounts: [...raffle.audienceAccounts],
    chance_rule: raffle.chanceRule,
    chance_cycle: raffle.chanceCycle,
    chance_step_minor: raffle.chanceStepMinor,
    chance_count_max: raffle.chanceCountMax,
    member_max_minor: raffle.memberMaxMinor,
    is_popup: raffle.isPopup,
    revision: raffle.revision,
    changed_at: raffle.changedAt,
    changed_by: raffle.changedBy,
  }
  const { id, currency, seedSecret, createdAt } = raffle
  await tx
    .insertInto('raffles')
    .values({ id, currency, seed_secret: seedSecret, created_at: createdAt, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  await savePrizes(tx, raffle)
}

async function savePrizes(tx: Tx, { id, prizes }: Raffle): Promise<void> {
  await tx.deleteFrom('raffle_prizes').where('raffle_id', '=', id).where('place', '>=', prizes.length).execute()
  for (const [place, prize] of prizes.entries()) {
    const row = {
      names: JSON.stringify(prize.names),
      amount_minor: prize.amountMinor,
      weight: prize.weight,
      stock: prize.stock ?? null,
    }
    await tx
      .insertInto('raffle_prizes')
      .values({ id: prize.id, raffle_id: id, place, ...row })
      .onConflict((conflict) => conflict.columns(['raffle_id', 'place']).doUpdateSet(row))
      .execute()
  }
}

/** One more of a prize is gone; of no prize as well, so that it is counted. */
export async function takePrize(tx: Tx, prizeId: string): Promise<void> {
  await tx
    .updateTable('raffle_prizes')
    .set((eb) => ({ given: eb('given', '+', 1) }))
    .where('id', '=', prizeId)
    .execute()
}

interface Whom {
  memberId: string
  currency: string
  now: Date
}

/** Open now, and for this member. */
const isOpenTo = ({ memberId, currency, now }: Whom) => sql<boolean>`
  r.state = 'published' and r.currency = ${currency} and r.starts_at <= ${now} and r.ends_at > ${now}
  and exists (
    select from members m where m.id = ${memberId} and case r.audience
      when 'newcomers' then m.registered_at > ${now}::timestamptz - r.audience_days * interval '1 day'
      when 'accounts' then lower(m.account) = any(r.audience_accounts)
      else true
    end
  )`

/** Whether a member may draw of it now. */
export async function canEnter(reader: Reader, raffleId: string, whom: Whom): Promise<boolean> {
  const row = await reader
    .selectFrom('raffles as r')
    .select('r.id')
    .where('r.id', '=', raffleId)
    .where(isOpenTo(whom))
    .executeTakeFirst()
  return row !== undefined
}

/** The one of this kind that is open to a member: the most personal, then the one that ends first. */
export async function findOpen(reader: Reader, kind: Raffle['kind'], whom: Whom): Promise<Raffle | undefined> {
  const row = await reader
    .selectFrom('raffles as r')
    .selectAll('r')
    .where('r.kind', '=', kind)
    .where(isOpenTo(whom))
    .orderBy(sql`array_position(array['accounts', 'newcomers', 'all'], r.audience)`)
    .orderBy('r.ends_at')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst()
  return row && raffleOf(row, (await readPrizes(reader, [row.id])).get(row.id))
}

interface StaffQuery {
  state?: PromotionState | undefined
  raffleId?: string | undefined
  pageNo: number
  pageSize: number
}

/** A page for staff, newest first, with how often it was drawn, and by how many. */
export async function listCounted(
  reader: Reader,
  { state, raffleId, pageNo, pageSize }: StaffQuery,
): Promise<{ counted: CountedRaffle[]; total: number }> {
  const found = reader
    .selectFrom('raffles')
    .$if(state !== undefined, (rows) => rows.where('state', '=', state ?? ''))
    .$if(raffleId !== undefined, (rows) => rows.where('id', '=', raffleId ?? ''))
  const { rows, total } = await readPage(
    found
      .selectAll()
      .select([
        sql<string>`(select count(*) from raffle_draws d where d.raffle_id = raffles.id)`.as('draws'),
        sql<string>`(select count(distinct d.member_id) from raffle_draws d where d.raffle_id = raffles.id)`.as(
          'members',
        ),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    { pageNo, pageSize },
  )
  const prizes = await readPrizes(
    reader,
    rows.map(({ id }) => id),
  )
  const refused = await countRefusals(
    reader,
    'raffle',
    rows.map(({ id }) => id),
  )
  const counted = rows.map((row) => ({
    raffle: raffleOf(row, prizes.get(row.id)),
    drawCount: Number(row.draws),
    memberCount: Number(row.members),
    refusedCount: refused.get(row.id) ?? 0,
  }))
  return { counted, total }
}

/** @throws when it does not exist */
export async function getCounted(reader: Reader, raffleId: string): Promise<CountedRaffle> {
  const [one] = (await listCounted(reader, { raffleId, pageNo: 1, pageSize: 1 })).counted
  if (!one) throw new Error(`raffle ${raffleId} does not exist`)
  return one
}

async function readPrizes(reader: Reader, raffleIds: readonly string[]): Promise<ReadonlyMap<string, Prize[]>> {
  const rows = await reader
    .selectFrom('raffle_prizes')
    .selectAll()
    .where(sql<boolean>`raffle_id = any(${raffleIds}::text[])`)
    .orderBy('raffle_id')
    .orderBy('place')
    .execute()
  return Map.groupBy(rows.map(prizeOf), ({ raffleId }) => raffleId)
}

const prizeOf = (row: Selectable<RafflePrizes>): Prize & { raffleId: string } => ({
  id: row.id,
  raffleId: row.raffle_id,
  names: row.names as Prize['names'],
  amountMinor: BigInt(row.amount_minor),
  weight: row.weight,
  stock: row.stock ?? undefined,
  given: row.given,
})

const raffleOf = (row: Selectable<Raffles>, prizes: readonly Prize[] = []): Raffle => ({
  id: row.id,
  kind: row.kind as Raffle['kind'],
  state: row.state as PromotionState,
  texts: row.texts as Raffle['texts'],
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  currency: row.currency,
  audience: row.audience as Raffle['audience'],
  audienceDays: row.audience_days,
  audienceAccounts: row.audience_accounts,
  chanceRule: row.chance_rule as Raffle['chanceRule'],
  chanceCycle: row.chance_cycle as Raffle['chanceCycle'],
  chanceStepMinor: BigInt(row.chance_step_minor),
  chanceCountMax: row.chance_count_max,
  memberMaxMinor: BigInt(row.member_max_minor),
  isPopup: row.is_popup,
  seedSecret: row.seed_secret,
  revision: row.revision,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  changedBy: row.changed_by,
  prizes,
})
