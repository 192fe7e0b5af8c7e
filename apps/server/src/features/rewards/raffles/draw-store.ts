import { type Selectable, sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { RaffleDraws } from '../../../db/schema.gen.ts'
import { readRoom } from '../person-gifts/index.ts'
import type { Draw, Raffle, Standing, Winner } from './raffle.ts'
import { giftOf } from './raffle-gift.ts'

const ownMax = 10
const winnerMax = 10

interface Who {
  memberId: string
  now: Date
  /** Of the site: its days are meant. */
  timeZone: string
}

/** What a member used and paid in during the cycle that runs. */
export async function readStanding(
  reader: Reader,
  raffle: Raffle,
  { memberId, now, timeZone }: Who,
): Promise<Standing> {
  const { id, chanceCycle, chanceRule, startsAt, endsAt, createdAt, currency } = raffle
  const isDaily = chanceCycle === 'daily'
  const { rows } = await sql<{ period_on: string; used: string; nonce: string; deposited: string }>`
    select p.day::text as period_on, count(d.id) filter (where d.period_on = p.day) as used, count(d.id) as nonce,
      case when ${chanceRule} <> 'deposit' then 0 else (
        select coalesce(sum(o.amount_minor), 0) from deposits o
        where o.member_id = ${memberId} and o.currency = ${currency} and o.state = 'approved'
          and o.decided_at >= greatest(${startsAt}::timestamptz,
            case when ${isDaily} then p.day::timestamp at time zone ${timeZone} else ${startsAt}::timestamptz end)
          and o.decided_at < least(${endsAt}::timestamptz, ${now}::timestamptz + interval '1 second')
      ) end as deposited
    from (
      -- Of chances that come once: the one of all its days that never changes.
      select case when ${isDaily} then (${now}::timestamptz at time zone ${timeZone})::date
        else (${createdAt}::timestamptz at time zone 'UTC')::date end as day
    ) p
    left join raffle_draws d on d.raffle_id = ${id} and d.member_id = ${memberId}
    group by p.day`.execute(reader)
  const [row] = rows
  if (!row) throw new Error(`raffle ${id} has no period`)
  return {
    periodOn: row.period_on,
    usedCount: Number(row.used),
    depositedMinor: BigInt(row.deposited),
    nonce: Number(row.nonce),
    roomMinor: await readRoom(reader, giftOf(raffle, { memberId, period: row.period_on, at: now })),
  }
}

export async function addDraw(tx: Tx, draw: Draw): Promise<void> {
  await tx
    .insertInto('raffle_draws')
    .values({
      id: draw.id,
      raffle_id: draw.raffleId,
      member_id: draw.memberId,
      nonce: draw.nonce,
      period_on: draw.periodOn,
      prize_id: draw.prizeId,
      server_seed: draw.serverSeed,
      client_seed: draw.clientSeed,
      weights: [...draw.weights],
      amount_minor: draw.amountMinor,
      reward_id: draw.rewardId ?? null,
      drawn_at: draw.drawnAt,
    })
    .execute()
}

interface Request {
  raffleId: string
  memberId: string
  clientSeed: string
}

/** What the same request drew before. */
export async function findDraw(reader: Reader, { raffleId, memberId, clientSeed }: Request): Promise<Draw | undefined> {
  const row = await ownDraws(reader, { raffleId, memberId }).where('client_seed', '=', clientSeed).executeTakeFirst()
  return row && drawOf(row)
}

/** The last draws of a member, newest first. */
export const listOwn = async (reader: Reader, whose: { raffleId: string; memberId: string }): Promise<Draw[]> =>
  (await ownDraws(reader, whose).orderBy('nonce', 'desc').limit(ownMax).execute()).map(drawOf)

/** The last who won something. */
export async function listWinners(reader: Reader, raffleId: string): Promise<Winner[]> {
  const rows = await reader
    .selectFrom('raffle_draws as d')
    .innerJoin('members as m', 'm.id', 'd.member_id')
    .select(['m.account', 'd.prize_id', 'd.drawn_at'])
    .where('d.raffle_id', '=', raffleId)
    .where('d.amount_minor', '>', '0')
    .orderBy('d.drawn_at', 'desc')
    .limit(winnerMax)
    .execute()
  return rows.map((row) => ({ account: row.account, prizeId: row.prize_id, drawnAt: row.drawn_at }))
}

const ownDraws = (reader: Reader, { raffleId, memberId }: { raffleId: string; memberId: string }) =>
  reader
    .selectFrom('raffle_draws')
    .selectAll()
    .select(sql<string>`period_on::text`.as('period'))
    .where('raffle_id', '=', raffleId)
    .where('member_id', '=', memberId)

const drawOf = (row: Selectable<RaffleDraws> & { period: string }): Draw => ({
  id: row.id,
  raffleId: row.raffle_id,
  memberId: row.member_id,
  nonce: row.nonce,
  periodOn: row.period,
  prizeId: row.prize_id,
  serverSeed: row.server_seed,
  clientSeed: row.client_seed,
  weights: row.weights,
  amountMinor: BigInt(row.amount_minor),
  rewardId: row.reward_id ?? undefined,
  drawnAt: row.drawn_at,
})
