import { randomBytes } from 'node:crypto'
import { type BuyLotteryTickets, type LotteryCode, lotteryLeavesMax } from '@fairground/contract/lottery'
import {
  betBody,
  betLostAfterMs,
  enqueueCall,
  newId,
  type Outcome,
  ok,
  type Refused,
  refuse,
  type Session,
  settleStake,
  transact,
  type VendorCode,
} from '@fairground/vendor-kit'
import { sql } from 'kysely'
import { kitOf, type LotteryContext } from '../context.ts'
import type { DrawRow, TicketPoints, TicketRow, Tx } from '../db/schema.ts'
import { keepFromClosing } from '../draws/draw-store.ts'
import { stakeFault } from '../liability/check-stakes.ts'
import { timesHeld } from '../liability/held-numbers.ts'
import { holdNumbers } from '../liability/hold-numbers.ts'
import { isOnSale, listLimits } from '../liability/limit-store.ts'
import { checkFactors } from './check-factors.ts'
import { findPlayerGroups, groupOf } from './player-group.ts'
import { baseOf, type PricedLine, priceLines } from './price-lines.ts'
import { isPlanStopped } from './stop-plans.ts'
import { endsOfTicket, stakeOf } from './ticket-ends.ts'

type Refusal = VendorCode | LotteryCode
interface Order {
  session: Session
  input: BuyLotteryTickets
  lines: readonly PricedLine[]
  group: number | undefined
}

/**
 * Buys a ticket for each draw, each with a bet of its own: what the wallet refuses, for want of money in the middle of a plan,
 * is refused alone. Answers the id of the purchase; the same request id answers the same purchase.
 */
export async function buyTickets(
  context: LotteryContext,
  session: Session,
  input: BuyLotteryTickets,
): Promise<Outcome<{ purchaseId: string }, Refusal>> {
  const house = context.houses.get(session.gameId)
  if (!house) return refuse('GAME_DISABLED', 'no such lottery')
  if (input.lines.length * input.draws.length > lotteryLeavesMax)
    return refuse('BAD_REQUEST', `lines: at most ${lotteryLeavesMax} over all draws`)
  const group = groupOf(await findPlayerGroups(context.db, session.playerId), input.group)
  if (group === 'refused') return refuse('GROUP_NOT_ALLOWED', 'group: not between the floor and the own group')
  const priced = priceLines(house.rules, input.lines, group === undefined ? {} : { group })
  if (!priced.ok) return refuse('LINE_INVALID', priced.message)
  const order = { session, input, lines: priced.lines, group }
  const known = await findPurchase(context, session, input.requestId)
  if (known) return ok({ purchaseId: known })
  const written = await transact(context.db, (tx) => writePurchase(context, tx, order)).catch((error: unknown) => {
    if (error instanceof NotSold) return error.refused
    throw error
  })
  if (!written.ok) return written
  // Bets of one moment travel in one call.
  await Promise.all(
    written.value.tickets.map((ticket) =>
      settleStake(kitOf(context), session, stakeOf(ticket), endsOfTicket(context, ticket)),
    ),
  )
  return ok({ purchaseId: written.value.purchaseId })
}

async function findPurchase({ db }: LotteryContext, { playerId }: Session, requestId: string) {
  const row = await db
    .selectFrom('purchases')
    .select('purchase_id')
    .where('player_id', '=', playerId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row?.purchase_id
}

type Written = Outcome<{ purchaseId: string; tickets: TicketRow[] }, Refusal>

async function writePurchase(context: LotteryContext, tx: Tx, order: Order): Promise<Written> {
  const { session, input, lines } = order
  const now = context.clock.now()
  const stakeMinor = lines.reduce((sum, line) => sum + line.stakeMinor, 0n)
  const draws = await keepFromClosing(
    tx,
    input.draws.map(({ drawId }) => drawId),
  )
  const wanted: { draw: DrawRow; multiple: number }[] = []
  for (const [index, { drawId, multiple }] of input.draws.entries()) {
    const draw = draws.find(({ shared_round_id }) => shared_round_id === drawId)
    const isSold = draw?.table_id === session.gameId && draw.state === 'open' && draw.closes_at > now
    if (!draw || !isSold) return refuse('DRAW_CLOSED', `draws.${index}.drawId: not on sale`)
    const [costMinor, { stakeMinorMin, stakeMinorMax }] = [stakeMinor * BigInt(multiple), session]
    if (costMinor < stakeMinorMin || costMinor > stakeMinorMax)
      return refuse('STAKE_NOT_ALLOWED', `draws.${index}: from ${stakeMinorMin} to ${stakeMinorMax}, is ${costMinor}`)
    wanted.push({ draw, multiple })
  }
  if (new Set(input.draws.map(({ drawId }) => drawId)).size !== wanted.length)
    return refuse('BAD_REQUEST', 'draws: each draw once')
  const drawNos = wanted.map(({ draw }) => draw.draw_no)
  const factors = await checkFactors(tx, { gameId: session.gameId, drawNos }, lines)
  if (!factors.ok) return refuse(factors.code, factors.message)
  if (input.planId !== undefined && (await isPlanStopped(tx, session.playerId, input.planId)))
    return refuse('PLAN_STOPPED', 'planId: a draw of this plan has won')
  const purchaseId = await insertPurchase(tx, order, now)
  // Another call with this id was first: it has written the tickets, and asks for the money.
  if (purchaseId === undefined) return ok({ purchaseId: await purchaseOf(tx, order), tickets: [] })
  const refused = await holdRoom(tx, order, wanted, stakeMinor)
  if (refused) throw new NotSold(refused)
  const tickets = await insertTickets(tx, order, { purchaseId, wanted, stakeMinor, now })
  await insertLines(tx, tickets, lines)
  const lostAt = new Date(now.getTime() + betLostAfterMs)
  for (const ticket of tickets) {
    await enqueueCall(tx as never, { round: ticket, call: 'bet', body: betBody(stakeOf(ticket)), now, lostAt })
  }
  return ok({ purchaseId, tickets })
}

/** Undoes what the transaction has written so far. */
class NotSold extends Error {
  readonly refused: Refused<Refusal>
  constructor(refused: Refused<Refusal>) {
    super(refused.message)
    this.refused = refused
  }
}

/** What staff have set: sale, stakes of tickets and players, and what numbers may cost. Undefined: it is held. */
async function holdRoom(
  tx: Tx,
  { session, lines }: Order,
  wanted: readonly { draw: DrawRow; multiple: number }[],
  stakeMinor: bigint,
): Promise<Refused<Refusal> | undefined> {
  const { gameId, currency, playerId } = session
  if (!(await isOnSale(tx, gameId))) return refuse('GAME_DISABLED', 'the lottery is not on sale')
  const limits = await listLimits(tx, gameId, currency)
  const drawsOf = wanted.map(({ draw, multiple }) => ({ drawId: draw.shared_round_id, multiple }))
  const tickets = drawsOf.map(({ drawId, multiple }) => ({ drawId, costMinor: stakeMinor * BigInt(multiple) }))
  const fault = await stakeFault(tx, { playerId, currency, tickets, limits })
  if (fault !== undefined) return refuse('STAKE_NOT_ALLOWED', fault)
  const held = await holdNumbers(tx, { currency, wanted: drawsOf, lines, limits })
  return held.ok ? undefined : refuse('NUMBER_FULL', held.message)
}

async function insertPurchase(tx: Tx, { session, input }: Order, now: Date): Promise<string | undefined> {
  const row = await tx
    .insertInto('purchases')
    .values({
      ...{ purchase_id: newId('pur', now), player_id: session.playerId, game_id: session.gameId },
      ...{ request_id: input.requestId, stops_on_win: input.stopsOnWin, made_at: now },
      ...{ plan_id: input.planId ?? null, stopped_at: null, stop_at_minor: minorOrNull(input.stopAtMinor) },
    })
    .onConflict((oc) => oc.columns(['player_id', 'request_id']).doNothing())
    .returning('purchase_id')
    .executeTakeFirst()
  return row?.purchase_id
}

const minorOrNull = (minor: string | undefined) => (minor === undefined ? null : BigInt(minor))

async function purchaseOf(tx: Tx, { session, input }: Order): Promise<string> {
  const row = await tx
    .selectFrom('purchases')
    .select('purchase_id')
    .where('player_id', '=', session.playerId)
    .where('request_id', '=', input.requestId)
    .executeTakeFirstOrThrow()
  return row.purchase_id
}

interface NewTickets {
  purchaseId: string
  wanted: readonly { draw: DrawRow; multiple: number }[]
  stakeMinor: bigint
  now: Date
}

const insertTickets = (
  tx: Tx,
  { session, lines, group }: Order,
  { purchaseId, wanted, stakeMinor, now }: NewTickets,
): Promise<TicketRow[]> =>
  tx
    .insertInto('rounds')
    .values(
      wanted.map(({ draw, multiple }, issue) => ({
        ...{ round_id: newId('tkt', now), player_id: session.playerId, game_id: session.gameId, mode: session.mode },
        ...{ currency: session.currency, state: 'betting' as const, refusal_code: null, settled_at: null },
        ...{ balance_after_bet_minor: session.balanceMinor, balance_after_minor: session.balanceMinor },
        ...{ balance_version: session.balanceVersion, draw_id: draw.shared_round_id, purchase_id: purchaseId, issue },
        ...{ multiple, stake_minor: stakeMinor * BigInt(multiple), started_at: now },
        payout_minor_max: session.payoutMinorMax ?? null,
        points: pointsOf(draw, group, baseOf(lines) * BigInt(multiple)),
      })),
    )
    .returningAll()
    .execute()

/** What the wallet is told with the bet; nothing where no line has a price by group. */
const pointsOf = (draw: DrawRow, group: number | undefined, baseMinor: bigint): TicketPoints | null =>
  group === undefined || baseMinor === 0n
    ? null
    : {
        ...{ group, base: baseMinor.toString(), draw: draw.shared_round_id },
        onSaleSince: draw.opens_at.toISOString(),
      }

/** Every line of every ticket in one statement; each has a salt of its own. */
async function insertLines(tx: Tx, tickets: readonly TicketRow[], lines: readonly PricedLine[]): Promise<void> {
  const rows = tickets.flatMap(({ round_id, multiple }) =>
    lines.map((line, index) => ({
      ...{ round_id, line: index, play: line.play, selection: line.selection, numbers: line.numbers, bets: line.bets },
      unit_minor: (line.unitMinor * BigInt(multiple)).toString(),
      stake_minor: (line.stakeMinor * BigInt(multiple)).toString(),
      held: timesHeld(line.held, multiple),
      ...{ terms: line.terms, factor: line.factor, salt: randomBytes(16).toString('hex') },
    })),
  )
  await sql`
    insert into lines (round_id, line, play, selection, numbers, bets, unit_minor, stake_minor, terms, factor, salt, held)
    select round_id, line, play, selection, numbers, bets, unit_minor, stake_minor, terms, factor, salt, held
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (round_id text, line smallint, play text,
      selection jsonb, numbers text[], bets int, unit_minor bigint, stake_minor bigint, terms jsonb, factor int,
      salt text, held jsonb)`.execute(tx)
}
