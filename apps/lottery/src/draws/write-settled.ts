import type { TicketEnd } from '@fairground/lottery-rules'
import { transactionIdOf, winBody } from '@fairground/vendor-kit'
import { sql } from 'kysely'
import type { TicketRow, Tx } from '../db/schema.ts'

export interface SettledTicket {
  ticket: TicketRow
  /** `hasGroup`: its price follows from a prize group. */
  ends: readonly { line: number; end: TicketEnd; hasGroup: boolean }[]
  payoutMinor: bigint
}

/** The ends of tickets and of their lines, and the wins that are owed from this commit on: three statements for all. */
export async function writeSettled(tx: Tx, settled: readonly SettledTicket[], now: Date): Promise<void> {
  await writeLineEnds(tx, settled)
  await sql`
    update rounds set state = 'collected', payout_minor = told.payout,
      balance_after_minor = balance_after_bet_minor + told.payout
    from unnest(${settled.map(({ ticket }) => ticket.round_id)}::text[],
      ${settled.map(({ payoutMinor }) => payoutMinor.toString())}::bigint[]) as told (id, payout)
    where rounds.round_id = told.id and rounds.state = 'presenting'`.execute(tx)
  await sql`
    insert into wallet_calls (transaction_id, round_id, call, body, first_at, next_at)
    select told.transaction, told.id, 'win', told.body, ${now}, ${now}
    from unnest(${settled.map(({ ticket }) => transactionIdOf('win', ticket.round_id))}::text[],
      ${settled.map(({ ticket }) => ticket.round_id)}::text[], ${settled.map(bodyOf)}::text[])
      as told (transaction, id, body)`.execute(tx)
}

/** The ends of their lines, also where they had others before. */
export async function writeLineEnds(tx: Tx, settled: readonly SettledTicket[]): Promise<void> {
  const lines = settled.flatMap(({ ticket, ends }) => ends.map((one) => ({ ...one, id: ticket.round_id })))
  await sql`
    update lines set hits = told.hits, refund_minor = told.refund, payout_minor = told.payout
    from unnest(${lines.map(({ id }) => id)}::text[], ${lines.map(({ line }) => line)}::smallint[],
      ${lines.map(({ end }) => end.hits)}::int[], ${lines.map(({ end }) => end.refundMinor.toString())}::bigint[],
      ${lines.map(({ end }) => end.payoutMinor.toString())}::bigint[]) as told (id, line, hits, refund, payout)
    where lines.round_id = told.id and lines.line = told.line`.execute(tx)
}

/** A stake that came back was never at risk: it is no turnover. */
function bodyOf({ ticket, ends, payoutMinor }: SettledTicket): string {
  const refundMinor = ends.reduce((sum, { end }) => sum + end.refundMinor, 0n)
  const turnoverMinor = refundMinor > 0n ? (BigInt(ticket.stake_minor) - refundMinor).toString() : undefined
  return JSON.stringify(
    winBody(ticket, { payoutMinor, turnoverMinor, pointsBaseMinor: standingBase(ticket, ends), moves: [0] }),
  )
}

/** What of the base of its group stands; undefined for a ticket without one. */
export function standingBase({ points }: TicketRow, ends: SettledTicket['ends']): string | undefined {
  const backMinor = ends.reduce((sum, { end, hasGroup }) => (hasGroup ? sum + end.refundMinor : sum), 0n)
  return points ? (BigInt(points.base) - backMinor).toString() : undefined
}
