import type { SportsBetView, SportsRefusal } from '@fairground/contract/sports'
import { type Outcome, ok, refuse, type Session, transact } from '@fairground/vendor-kit'
import type { SportsContext } from '../context.ts'
import type { BetRow, Tx } from '../db/schema.ts'
import { priceAll } from '../prices/price-all.ts'
import { cashOutOf } from './cash-out-offer.ts'
import { viewBets } from './view-bets.ts'
import { writeSettled } from './write-settled.ts'

export type CashedOut = { bet: SportsBetView | null; refusal: SportsRefusal | null }

/** Ends an open bet for what was offered. Worth less by now: refused with what it is worth; pressed twice: it is over already. */
export async function cashOut(
  context: SportsContext,
  { playerId }: Session,
  betId: string,
  offeredMinor: bigint,
): Promise<Outcome<CashedOut>> {
  const ended = await transact(context.db, async (tx) => {
    const bet = await lockBet(tx, betId, playerId)
    if (!bet) return refuse('NOT_FOUND', 'no such bet')
    if (bet.is_cashed_out) return ok(null)
    const legs = await tx.selectFrom('legs').selectAll().where('round_id', '=', betId).orderBy('leg').execute()
    const now = context.clock.now()
    const priced = await priceAll(
      tx,
      legs.map(({ match_id }) => match_id),
      { now, tempo: context.config.tempo },
    )
    const worthMinor = cashOutOf(bet, legs, priced)
    if (worthMinor === undefined) return ok(refusal('SUSPENDED', null, offeredMinor))
    if (worthMinor < offeredMinor) return ok(refusal('CASH_OUT_MOVED', worthMinor, offeredMinor))
    await writeSettled(tx, [{ bet, payoutMinor: offeredMinor, legs, isCashedOut: true }], now)
    return ok(null)
  })
  if (!ended.ok) return ended as Outcome<CashedOut>
  if (ended.value === null) context.callsDue.ring()
  const row = await context.db.selectFrom('rounds').selectAll().where('round_id', '=', betId).executeTakeFirstOrThrow()
  return ok({ bet: (await viewBets(context, [row]))[0] ?? null, refusal: ended.value as SportsRefusal | null })
}

const lockBet = (tx: Tx, betId: string, playerId: string): Promise<BetRow | undefined> =>
  tx
    .selectFrom('rounds')
    .selectAll()
    .where('round_id', '=', betId)
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirst()

const refusal = (
  code: 'SUSPENDED' | 'CASH_OUT_MOVED',
  limitMinor: bigint | null,
  valueMinor: bigint,
): SportsRefusal => ({
  ...{ code, limit: limitMinor === null ? null : String(limitMinor), value: String(valueMinor), offer: null },
})
