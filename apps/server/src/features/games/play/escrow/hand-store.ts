import type { PswHandSeat } from '@fairground/contract/psw'
import { prepareStatement } from '@fairground/postgres'
import type { Tx } from '../../../../db/db.ts'
import { type Escrow, sumsOf } from './escrow.ts'

// Σ of the seats is looked at when the transaction ends.
const insertHand = prepareStatement(`
  with hand as (
    insert into escrow_hands (vendor_id, table_id, hand_seq, id, hand_id, transaction_id, tournament_id, currency,
      contribution_minor, returned_minor, rake_minor, played_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  )
  update escrow_tables set last_hand_seq = $3 where vendor_id = $1 and table_id = $2`)

const insertSeats = prepareStatement(`
  with told as (
    select * from unnest($4::text[], $5::bigint[], $6::bigint[], $7::bigint[])
      i (escrow_id, contribution_minor, returned_minor, rake_minor)
  ), kept as (
    insert into escrow_hand_seats (vendor_id, table_id, hand_seq, escrow_id, contribution_minor, returned_minor, rake_minor,
      balance_before_minor, balance_after_minor)
    select $1, $2, $3, t.escrow_id, t.contribution_minor, t.returned_minor, t.rake_minor, e.balance_minor,
      e.balance_minor - t.contribution_minor + t.returned_minor
    from told t join escrows e on e.vendor_id = $1 and e.escrow_id = t.escrow_id
  ), played as (
    -- Each seat's hand is a round of its player: turnover, limits, missions and records go by it.
    insert into game_rounds (vendor_id, round_id, member_id, player_id, game_code, currency, state, stakes_minor,
      payouts_minor, win_count, turnover_minor, opened_at, closed_at)
    select $1, e.escrow_id || '#' || $3::text, e.member_id, e.player_id, e.game_code, e.currency, 'closed',
      t.contribution_minor, t.returned_minor, 1, t.contribution_minor, $8, $8
    from told t join escrows e on e.vendor_id = $1 and e.escrow_id = t.escrow_id
    where t.contribution_minor > 0 or t.returned_minor > 0
  )
  update escrows e set balance_minor = e.balance_minor - t.contribution_minor + t.returned_minor,
    won_minor = e.won_minor - t.contribution_minor + t.returned_minor,
    contributed_minor = e.contributed_minor + t.contribution_minor, rake_minor = e.rake_minor + t.rake_minor,
    last_hand_seq = $3, moved_at = $8
  from told t where e.vendor_id = $1 and e.escrow_id = t.escrow_id`)

interface PlayedHand {
  vendorId: string
  /** Made by the portal. */
  id: string
  request: {
    tableId: string
    handId: string
    handSeq: number
    transactionId: string
    tournamentId?: string | undefined
    currency: string
    seats: readonly PswHandSeat[]
  }
  now: Date
}

/** Keeps a hand with its seats, and moves their balances. @throws where the database finds it out of balance */
export async function saveHand(tx: Tx, { vendorId, id, request, now }: PlayedHand): Promise<void> {
  const { tableId, handId, handSeq, transactionId, tournamentId, currency, seats } = request
  const { contributionMinor, returnedMinor, rakeMinor } = sumsOf(seats)
  const sums = [contributionMinor, returnedMinor, rakeMinor].map(String)
  const names = [id, handId, transactionId, tournamentId ?? null, currency]
  await insertHand(tx, [vendorId, tableId, handSeq, ...names, ...sums, now])
  await insertSeats(tx, [
    ...[vendorId, tableId, handSeq, seats.map(({ escrowId }) => escrowId)],
    ...[seats.map(({ contribution }) => contribution), seats.map(({ returned }) => returned)],
    ...[seats.map(({ rake }) => rake), now],
  ])
}

const lockMany = prepareStatement<{ player_id: string }>(`
  select player_id from vendor_players where vendor_id = $1 and player_id = any ($2::text[])
  order by player_id for no key update`)

/** Every money call of these players waits until the transaction ends. */
export async function lockPlayers(tx: Tx, vendorId: string, playerIds: readonly string[]): Promise<void> {
  await lockMany(tx, [vendorId, playerIds])
}

/** What each seat got more, or less, than it put in. */
export const changesOf = (seats: readonly PswHandSeat[], escrowOf: (escrowId: string) => Escrow | undefined) =>
  seats.map(({ escrowId, contribution, returned }) => ({
    seatId: escrowOf(escrowId)?.seatId ?? '',
    changeMinor: BigInt(returned) - BigInt(contribution),
  }))
