import type { VendorPairs } from '@fairground/contract/psw'
import { type FlaggedPair, PairCounter } from '@fairground/room-rules'
import { type Lease, LeasedWork, type Leases, transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Reader } from '../../db/schema.ts'
import { readHands } from './read-hands.ts'

const everyMs = 15 * 60_000
const spanMs = 30 * 24 * 3_600_000
const handsKept = 20
const pairsMax = 200

/** Looks every quarter of an hour for pairs that play together, in whichever process holds the lease of it. */
export function startPairSearch(context: AppContext, leases: Leases): { stop(): Promise<void> } {
  return new LeasedWork({
    leases,
    name: 'card-room-pairs',
    log: context.log,
    work: async (own: LeasedWork, lease: Lease) => {
      while (!own.isStopping) {
        await lease.prove()
        await findPairs(context)
        if (!own.isStopping) await own.bell.sleep(everyMs)
      }
    },
  })
}

/** Goes through the hands for money of thirty days, and keeps the pairs that stand out with the hands that show it. */
export async function findPairs({ db, clock }: AppContext): Promise<number> {
  const now = clock.now()
  const since = new Date(now.getTime() - spanMs)
  const counter = new PairCounter()
  for await (const hand of readHands(db, since)) counter.add(hand)
  const found = counter.flagged().slice(0, pairsMax)
  const rows: { pair: FlaggedPair; hands: PairHand[] }[] = []
  for (const pair of found) rows.push({ pair, hands: await handsOf(db, pair, since) })
  await transact(db, async (tx) => {
    for (const { pair, hands } of rows) {
      const { players, ...facts } = pair
      const said = { facts: JSON.stringify(facts), hands: JSON.stringify(hands), seen_at: now }
      await tx
        .insertInto('room_pairs')
        .values({ player_id: players[0], partner_id: players[1], found_at: now, ...said })
        .onConflict((conflict) => conflict.columns(['player_id', 'partner_id']).doUpdateSet(said))
        .execute()
    }
  })
  return found.length
}

type PairHand = VendorPairs['pairs'][number]['hands'][number]

/** The hands in which the first lost most while the second won. */
async function handsOf(reader: Reader, { players: [player, partner] }: FlaggedPair, since: Date): Promise<PairHand[]> {
  const { rows } = await sql<Omit<PairHand, 'endedAt'> & { endedAt: Date }>`
    select h.hand_id as "handId", r.game_id as "gameId", r.room_id as "roomId", h.ended_at as "endedAt", r.currency,
      (a.returned_minor - a.contribution_minor)::text as "netMinor",
      (b.returned_minor - b.contribution_minor)::text as "partnerNetMinor"
    from studio.room_hand_seats a
    join studio.room_hand_seats b on b.hand_id = a.hand_id and b.player_id = ${partner}
    join studio.room_hands h on h.hand_id = a.hand_id and h.state in ('ended', 'booked') and h.ended_at > ${since}
    join studio.rooms r on r.room_id = h.room_id and r.mode = 'real'
    where a.player_id = ${player}
    order by least(a.contribution_minor - a.returned_minor, b.returned_minor - b.contribution_minor) desc, h.hand_id
    limit ${handsKept}`.execute(reader)
  return rows.map((row) => ({ ...row, endedAt: row.endedAt.toISOString() }))
}

/** Pairs that the last searches found; who was not found for a day is left out. */
export async function listPairs({ db, clock }: AppContext): Promise<VendorPairs> {
  const dayMs = 24 * 3_600_000
  const rows = await db
    .selectFrom('room_pairs')
    .selectAll()
    .where('seen_at', '>', new Date(clock.now().getTime() - dayMs))
    .orderBy('seen_at', 'desc')
    .orderBy('found_at', 'desc')
    .limit(pairsMax)
    .execute()
  return {
    pairs: rows.map(({ player_id, partner_id, facts, hands, found_at, seen_at }) => ({
      ...{ playerId: player_id, partnerId: partner_id, facts, hands },
      ...{ foundAt: found_at.toISOString(), seenAt: seen_at.toISOString() },
    })),
  }
}
