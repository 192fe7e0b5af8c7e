import { sql } from 'kysely'
import type { CallBody } from '../wallet/wallet-client.ts'
import { newEscrowCall } from './escrow-call-store.ts'
import type { EscrowRow, EscrowTx } from './escrow-schema.ts'
import { findEscrow } from './escrow-store.ts'

export interface HandSeat {
  escrowId: string
  contributionMinor: bigint
  returnedMinor: bigint
  rakeMinor: bigint
}

export interface Hand {
  tableId: string
  handId: string
  currency: string
  seats: readonly HandSeat[]
  tournamentId?: string
}

/**
 * A hand that is over, in the transaction that ends it: seats change by it from this commit on, and the wallet is told, in
 * the order of the table's hands. @throws where the hand does not add up or a seat does not hold what it put in
 */
export async function recordHand(tx: EscrowTx, hand: Hand, now: Date): Promise<{ handSeq: number }> {
  requireBalance(hand.seats)
  const handSeq = await takeHandSeq(tx, hand.tableId)
  const seats = await bookSeats(tx, hand, handSeq)
  const transactionId = `${hand.handId}.hand`
  const body = bodyOf(hand, { transactionId, handSeq, players: seats })
  await newEscrowCall(tx, { call: 'hand', transactionId, tableId: hand.tableId, handSeq, body, now })
  return { handSeq: Number(handSeq) }
}

/**
 * Puts another result in the place of a hand that the wallet has refused: nothing of it was booked. Without seats the hand
 * is void. The hands after it wait for it. @throws where the seats no longer hold what the right result takes
 */
export async function replaceHand(tx: EscrowTx, handSeq: number, hand: Hand, now: Date): Promise<void> {
  requireBalance(hand.seats)
  const refused = await tx
    .selectFrom('escrow_calls')
    .selectAll()
    .where('table_id', '=', hand.tableId)
    .where('hand_seq', '=', String(handSeq))
    .where('state', '=', 'exception')
    .forUpdate()
    .executeTakeFirstOrThrow()
  const old = JSON.parse(refused.body ?? '{}') as CallBody<'escrow/hand'>
  const undone = old.seats.map((seat) => ({
    ...{ escrowId: seat.escrowId, contributionMinor: BigInt(seat.returned), rakeMinor: 0n },
    returnedMinor: BigInt(seat.contribution),
  }))
  // A void hand still names its seats, with nothing: its number must be told.
  const nothing = { contributionMinor: 0n, returnedMinor: 0n, rakeMinor: 0n }
  const seats = hand.seats.length > 0 ? hand.seats : undone.map(({ escrowId }) => ({ escrowId, ...nothing }))
  await bookSeats(tx, { ...hand, seats: merged(undone, seats) }, BigInt(handSeq))
  await tx.updateTable('escrow_calls').set({ state: 'replaced' }).where('call_id', '=', refused.call_id).execute()
  const players = await Promise.all(seats.map(({ escrowId }) => seatOf(tx, hand, escrowId)))
  const transactionId = `${hand.handId}.hand.${refused.call_id}`
  const body = bodyOf({ ...hand, seats }, { transactionId, handSeq: BigInt(handSeq), players })
  await newEscrowCall(tx, { call: 'hand', transactionId, tableId: hand.tableId, handSeq: BigInt(handSeq), body, now })
}

/** What both together do to each seat. */
function merged(undone: readonly HandSeat[], seats: readonly HandSeat[]): HandSeat[] {
  const sums = new Map<string, HandSeat>()
  for (const seat of [...undone, ...seats]) {
    const sum = sums.get(seat.escrowId)
    sums.set(seat.escrowId, {
      ...seat,
      contributionMinor: seat.contributionMinor + (sum?.contributionMinor ?? 0n),
      returnedMinor: seat.returnedMinor + (sum?.returnedMinor ?? 0n),
    })
  }
  return [...sums.values()]
}

function requireBalance(seats: readonly HandSeat[]): void {
  let overMinor = 0n
  for (const { contributionMinor, returnedMinor, rakeMinor } of seats) {
    if (contributionMinor < 0n || returnedMinor < 0n || rakeMinor < 0n)
      throw new Error('a hand has an amount below zero')
    overMinor += contributionMinor - returnedMinor - rakeMinor
  }
  if (overMinor !== 0n) throw new Error(`a hand is out of balance by ${overMinor}`)
  if (new Set(seats.map(({ escrowId }) => escrowId)).size !== seats.length) throw new Error('a hand names a seat twice')
}

/** Its row is the lock that keeps the hands of a table in order. */
async function takeHandSeq(tx: EscrowTx, tableId: string): Promise<bigint> {
  const { last_hand_seq } = await tx
    .insertInto('escrow_tables')
    .values({ table_id: tableId, last_hand_seq: 1n })
    .onConflict((conflict) =>
      conflict.column('table_id').doUpdateSet({ last_hand_seq: sql`escrow_tables.last_hand_seq + 1` }),
    )
    .returning('last_hand_seq')
    .executeTakeFirstOrThrow()
  return BigInt(last_hand_seq)
}

/** In the order of their ids, so that two tables never lock each other out. */
async function bookSeats(tx: EscrowTx, hand: Hand, handSeq: bigint): Promise<EscrowRow[]> {
  const booked = new Map<string, EscrowRow>()
  for (const seat of hand.seats.toSorted((a, b) => (a.escrowId < b.escrowId ? -1 : 1))) {
    const escrow = await seatOf(tx, hand, seat.escrowId)
    const balanceMinor = BigInt(escrow.balance_minor) - seat.contributionMinor
    if (balanceMinor < 0n) throw new Error(`${seat.escrowId} put in more than it holds`)
    const last = BigInt(escrow.last_hand_seq)
    await tx
      .updateTable('escrows')
      .set({ balance_minor: balanceMinor + seat.returnedMinor, last_hand_seq: handSeq > last ? handSeq : last })
      .where('escrow_id', '=', seat.escrowId)
      .execute()
    booked.set(seat.escrowId, escrow)
  }
  return hand.seats.map(({ escrowId }) => booked.get(escrowId) as EscrowRow)
}

async function seatOf(tx: EscrowTx, { tableId, currency }: Hand, escrowId: string): Promise<EscrowRow> {
  const escrow = await findEscrow(tx, escrowId, 'for-update')
  if (!escrow || escrow.table_id !== tableId || escrow.currency !== currency)
    throw new Error(`${escrowId} has no seat at ${tableId}`)
  if (escrow.state !== 'open' && escrow.state !== 'closing') throw new Error(`${escrowId} is ${escrow.state}`)
  return escrow
}

interface Told {
  transactionId: string
  handSeq: bigint
  /** In the order of the hand's seats. */
  players: readonly EscrowRow[]
}

const bodyOf = (hand: Hand, { transactionId, handSeq, players }: Told): CallBody<'escrow/hand'> => ({
  ...{ transactionId, tableId: hand.tableId, handId: hand.handId, handSeq: Number(handSeq), currency: hand.currency },
  seats: hand.seats.map((seat, index) => ({
    playerId: players[index]?.player_id ?? '',
    escrowId: seat.escrowId,
    contribution: seat.contributionMinor.toString(),
    returned: seat.returnedMinor.toString(),
    rake: seat.rakeMinor.toString(),
  })),
  rake: hand.seats.reduce((sum, { rakeMinor }) => sum + rakeMinor, 0n).toString(),
  ...(hand.tournamentId !== undefined && { tournamentId: hand.tournamentId }),
})
