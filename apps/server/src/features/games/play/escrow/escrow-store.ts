import { prepareStatement } from '@fairground/postgres'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../../db/db.ts'
import { newId } from '../../../../lib/ids.ts'
import { hashOfToken } from '../../../../lib/secret-box.ts'
import type { Escrow } from './escrow.ts'

interface EscrowRow {
  vendor_id: string
  escrow_id: string
  seat_id: string
  table_id: string
  game_code: string
  member_id: string
  player_id: string
  currency: string
  state: Escrow['state']
  balance_minor: string
  last_hand_seq: string
  opened_at: Date
}

const toEscrow = (row: EscrowRow): Escrow => ({
  vendorId: row.vendor_id,
  escrowId: row.escrow_id,
  seatId: row.seat_id,
  tableId: row.table_id,
  gameCode: row.game_code,
  memberId: row.member_id,
  playerId: row.player_id,
  currency: row.currency,
  state: row.state,
  balanceMinor: BigInt(row.balance_minor),
  lastHandSeq: Number(row.last_hand_seq),
  openedAt: row.opened_at,
})

const columns = `vendor_id, escrow_id, seat_id, table_id, game_code, member_id, player_id, currency, state, balance_minor,
  last_hand_seq, opened_at`

// Always in the order of their names: hands of two tables never lock each other out.
const lockMany = prepareStatement<EscrowRow>(`
  select ${columns} from escrows where vendor_id = $1 and escrow_id = any ($2::text[]) order by escrow_id for update`)

/** Seats by their names; nobody else changes them until the transaction ends. */
export async function lockEscrows(
  tx: Tx,
  vendorId: string,
  escrowIds: readonly string[],
): Promise<(escrowId: string) => Escrow | undefined> {
  const { rows } = await lockMany(tx, [vendorId, escrowIds])
  const found = new Map(rows.map((row) => [row.escrow_id, toEscrow(row)]))
  return (escrowId) => found.get(escrowId)
}

/** Open seats of a table, or one seat whatever became of it. */
export async function listEscrows(
  reader: Reader,
  vendorId: string,
  { tableId, escrowId }: { tableId?: string | undefined; escrowId?: string | undefined },
): Promise<Escrow[]> {
  const where = escrowId === undefined ? sql`table_id = ${tableId} and state = 'OPEN'` : sql`escrow_id = ${escrowId}`
  const { rows } = await sql<EscrowRow>`
    select ${sql.raw(columns)} from escrows where vendor_id = ${vendorId} and ${where} order by escrow_id`.execute(
    reader,
  )
  return rows.map(toEscrow)
}

const openTable = prepareStatement(`
  insert into escrow_tables (vendor_id, table_id, pot_id) values ($1, $2, $3) on conflict do nothing`)
const readTable = prepareStatement<{ pot_id: string; last_hand_seq: string }>(`
  select pot_id, last_hand_seq from escrow_tables where vendor_id = $1 and table_id = $2`)
const lockTableRow = prepareStatement<{ pot_id: string; last_hand_seq: string }>(`
  select pot_id, last_hand_seq from escrow_tables where vendor_id = $1 and table_id = $2 for no key update`)

export interface EscrowTable {
  potId: string
  lastHandSeq: number
}

export async function ensureTable(tx: Tx, vendorId: string, tableId: string): Promise<void> {
  await openTable(tx, [vendorId, tableId, newId('pot')])
}

/** Hands of a table are decided one after the other. Undefined for one at which nobody has ever sat. */
export async function lockTable(tx: Tx, vendorId: string, tableId: string): Promise<EscrowTable | undefined> {
  const { rows } = await lockTableRow(tx, [vendorId, tableId])
  return rows[0] && { potId: rows[0].pot_id, lastHandSeq: Number(rows[0].last_hand_seq) }
}

export async function findTable(reader: Tx, vendorId: string, tableId: string): Promise<EscrowTable | undefined> {
  const { rows } = await readTable(reader, [vendorId, tableId])
  return rows[0] && { potId: rows[0].pot_id, lastHandSeq: Number(rows[0].last_hand_seq) }
}

interface BuyIn {
  escrow: Omit<Escrow, 'state' | 'balanceMinor' | 'lastHandSeq' | 'openedAt'>
  transactionId: string
  amountMinor: bigint
  sessionToken: string
  now: Date
}

/** The seat of an `escrow/open`, which must be new. */
export async function saveEscrow(tx: Tx, { escrow, amountMinor, sessionToken, now }: BuyIn): Promise<void> {
  const { vendorId, escrowId, seatId, tableId, gameCode, memberId, playerId, currency } = escrow
  const amount = amountMinor.toString()
  await sql`insert into escrows (vendor_id, escrow_id, seat_id, table_id, game_code, member_id, player_id, currency,
      session_hash, state, balance_minor, bought_minor, opened_at, moved_at)
    values (${vendorId}, ${escrowId}, ${seatId}, ${tableId}, ${gameCode}, ${memberId}, ${playerId}, ${currency},
      ${hashOfToken(sessionToken)}, 'OPEN', ${amount}, ${amount}, ${now}, ${now})`.execute(tx)
}

export async function saveTopUp(tx: Tx, { escrow, amountMinor, sessionToken, now }: BuyIn): Promise<void> {
  const amount = amountMinor.toString()
  await sql`update escrows set balance_minor = balance_minor + ${amount}::bigint,
      bought_minor = bought_minor + ${amount}::bigint, session_hash = ${hashOfToken(sessionToken)}, moved_at = ${now}
    where vendor_id = ${escrow.vendorId} and escrow_id = ${escrow.escrowId}`.execute(tx)
}

export async function saveBuyIn(tx: Tx, { escrow, transactionId, amountMinor, now }: BuyIn): Promise<void> {
  const { vendorId, escrowId } = escrow
  await sql`insert into escrow_buy_ins (vendor_id, transaction_id, escrow_id, amount_minor, after_hand_seq, bought_at)
    select vendor_id, ${transactionId}, escrow_id, ${amountMinor.toString()}::bigint, last_hand_seq, ${now}
    from escrows where vendor_id = ${vendorId} and escrow_id = ${escrowId}`.execute(tx)
}

/** Whether a buy-in may still be taken back: no hand has named its seat since, and the seat is open. Locks the seat. */
export async function canTakeBack(tx: Tx, vendorId: string, transactionId: string): Promise<boolean> {
  const { rows } = await sql<{ is_free: boolean }>`
    select e.state = 'OPEN' and e.last_hand_seq = b.after_hand_seq as is_free
    from escrow_buy_ins b join escrows e on e.vendor_id = b.vendor_id and e.escrow_id = b.escrow_id
    where b.vendor_id = ${vendorId} and b.transaction_id = ${transactionId} for update of e`.execute(tx)
  return rows[0]?.is_free === true
}

/** With its last buy-in the seat is void. */
export async function saveTakenBack(tx: Tx, vendorId: string, transactionId: string, now: Date): Promise<void> {
  await sql`with taken as (
      update escrow_buy_ins set taken_back_at = ${now}
      where vendor_id = ${vendorId} and transaction_id = ${transactionId} and taken_back_at is null
      returning escrow_id, amount_minor
    )
    update escrows e set balance_minor = e.balance_minor - t.amount_minor, bought_minor = e.bought_minor - t.amount_minor,
      state = case when e.bought_minor = t.amount_minor then 'VOID' else e.state end
    from taken t where e.vendor_id = ${vendorId} and e.escrow_id = t.escrow_id`.execute(tx)
}

export async function saveClosed(tx: Tx, { vendorId, escrowId }: Escrow, now: Date): Promise<void> {
  await sql`update escrows set state = 'CLOSED', closed_minor = balance_minor, balance_minor = 0, closed_at = ${now}
    where vendor_id = ${vendorId} and escrow_id = ${escrowId}`.execute(tx)
}
