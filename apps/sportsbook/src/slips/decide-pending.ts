import type { SportsRefusal } from '@fairground/contract/sports'
import { LeasedWork, type Leases, transact } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { SportsContext } from '../context.ts'
import type { BetRow, LegRow, Tx } from '../db/schema.ts'
import { priceAll } from '../prices/price-all.ts'
import { moveEntry } from '../risk/hold-exposure.ts'
import { type PricedLeg, priceLegs, refusalOf, type SlipPrices } from './price-slip.ts'
import { giveBack } from './slip-ends.ts'

const pollMs = 250
const pageSize = 200
/** Whoever was not answered so long after the delay has the stake back. */
const deadlineMs = 1_000
const payoutMinorMax = 10n ** 15n

/** Decides bets in play at the end of their delay, in the one process that holds the lease. */
export function startDecisions(context: SportsContext, leases: Leases): { stop(): Promise<void> } {
  return new LeasedWork({
    ...{ leases, name: 'sports-decisions', log: context.log },
    async work(own, lease) {
      while (!own.isStopping) {
        await lease.prove()
        const count = await decidePending(context)
        if (!own.isStopping && count < pageSize) await own.bell.sleep(pollMs)
      }
    },
  })
}

/** @returns how many bets were decided */
export async function decidePending(context: SportsContext): Promise<number> {
  const due = await context.db
    .selectFrom('rounds')
    .select('round_id')
    .where('state', '=', 'presenting')
    .where('accepted_at', 'is', null)
    .where('decides_at', '<=', context.clock.now())
    .orderBy('decides_at')
    .limit(pageSize)
    .execute()
  if (due.length === 0) return 0
  await transact(context.db, (tx) =>
    decidePage(
      context,
      tx,
      due.map(({ round_id }) => round_id),
    ),
  )
  context.callsDue.ring()
  return due.length
}

async function decidePage(context: SportsContext, tx: Tx, ids: readonly string[]): Promise<void> {
  const bets = await tx
    .selectFrom('rounds')
    .selectAll()
    .where('round_id', 'in', [...ids])
    .where('state', '=', 'presenting')
    .where('accepted_at', 'is', null)
    .orderBy('round_id')
    .forUpdate()
    .execute()
  if (bets.length === 0) return
  const legs = await tx
    .selectFrom('legs')
    .selectAll()
    .where('round_id', 'in', [...ids])
    .orderBy('leg')
    .execute()
  const legsOf = Map.groupBy(legs, ({ round_id }) => round_id)
  const now = context.clock.now()
  const matchIds = legs.map(({ match_id }) => match_id)
  const priced = await priceAll(tx, matchIds, { now, tempo: context.config.tempo })
  for (const bet of bets) {
    const own = legsOf.get(bet.round_id) ?? []
    const prices = priceLegs(
      own.map(({ match_id, picks }) => ({ matchId: match_id, picks })),
      priced,
    )
    const refusal = decide(bet, own, prices, now)
    if (refusal) await refuseBet(tx, bet, refusal, now)
    else if (prices.ok) await acceptBet(tx, bet, { before: own, legs: prices.legs }, now)
  }
}

/** Rounds, games and points come faster than bets are decided: only a map, set or quarter that ended is more than a price. */
function hasHappened({ inputs, version }: PricedLeg, before: LegRow | undefined): boolean {
  if (!inputs.series && !inputs.points) return version !== before?.version
  return inputs.minute !== before?.inputs.minute
}

/** Null where the bet is taken. Whatever happened in its match during the delay refuses it. */
function decide(bet: BetRow, legs: readonly LegRow[], prices: SlipPrices, now: Date): SportsRefusal | null {
  const plain = (code: SportsRefusal['code']) => ({ code, limit: null, value: null, offer: null })
  if (now.getTime() - bet.decides_at.getTime() > deadlineMs) return plain('DELAY_EXPIRED')
  if (!prices.ok) return plain(prices.code)
  if (prices.legs.some((leg, index) => hasHappened(leg, legs[index]))) return plain('SUSPENDED')
  return refusalOf(
    {
      ...{ accept: bet.accept, sizes: bet.sizes, unitMinor: BigInt(bet.unit_minor) },
      shownX100: legs.map(({ price_x100 }) => price_x100),
      limits: {
        ...{ minMinor: 0n, maxMinor: BigInt(bet.stake_minor) },
        maxPayoutMinor: bet.payout_minor_max === null ? payoutMinorMax : BigInt(bet.payout_minor_max),
      },
    },
    prices,
  )
}

async function refuseBet(tx: Tx, bet: BetRow, refusal: SportsRefusal, now: Date): Promise<void> {
  await sql`update rounds set refusal = ${JSON.stringify(refusal)}::jsonb where round_id = ${bet.round_id}`.execute(tx)
  await giveBack(tx, bet, `the bet was not taken: ${refusal.code}`, now)
}

interface Accepted {
  before: readonly LegRow[]
  legs: readonly PricedLeg[]
}

async function acceptBet(tx: Tx, bet: BetRow, { before, legs }: Accepted, now: Date): Promise<void> {
  await tx.updateTable('rounds').set({ accepted_at: now }).where('round_id', '=', bet.round_id).execute()
  const rows = legs.map(({ priceX100, fair, version, inputs }, leg) => ({ leg, priceX100, fair, version, inputs }))
  await sql`
    update legs set price_x100 = told."priceX100", fair = told.fair, version = told.version, inputs = told.inputs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as told (leg smallint, "priceX100" int, fair text, version int, inputs jsonb)
    where legs.round_id = ${bet.round_id} and legs.leg = told.leg`.execute(tx)
  for (const [leg, { priceX100 }] of legs.entries())
    if (priceX100 !== before[leg]?.price_x100) await moveEntry(tx, bet.round_id, leg, priceX100)
}
