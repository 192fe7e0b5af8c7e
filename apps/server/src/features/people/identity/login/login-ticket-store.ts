import type { Reader, Tx } from '../../../../db/db.ts'
import { type FirstStep, firstStepOf } from '../second-step/first-step.ts'

export interface LoginTicket {
  memberId: string
  area: 'agent' | undefined
  firstStep: FirstStep
  /** This browser is to log the member in without the password from now on. */
  remember?: boolean | undefined
  /** The remembered log-in that stood for the password. */
  rememberedBy?: Buffer | undefined
}

export async function insertTicket(tx: Tx, hash: Buffer, ticket: LoginTicket, expiresAt: Date): Promise<void> {
  await tx
    .insertInto('login_tickets')
    .values({
      ticket_hash: hash,
      member_id: ticket.memberId,
      area: ticket.area ?? null,
      first_step: ticket.firstStep,
      remember: ticket.remember ?? false,
      remembered_by: ticket.rememberedBy ?? null,
      expires_at: expiresAt,
    })
    .execute()
}

export async function findTicket(reader: Reader, hash: Buffer, now: Date): Promise<LoginTicket | undefined> {
  const row = await reader
    .selectFrom('login_tickets')
    .select(['member_id as memberId', 'area', 'first_step as firstStep', 'remember', 'remembered_by'])
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    memberId: row.memberId,
    area: row.area === 'agent' ? 'agent' : undefined,
    firstStep: firstStepOf(row.firstStep),
    remember: row.remember,
    rememberedBy: row.remembered_by ?? undefined,
  }
}

/** Uses a ticket up; false when somebody else was quicker or the password has changed. */
export async function spendTicket(tx: Tx, hash: Buffer): Promise<boolean> {
  const row = await tx
    .deleteFrom('login_tickets')
    .where('ticket_hash', '=', hash)
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

/** No log-in of the member waits any more. */
export async function removeTickets(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('login_tickets').where('member_id', '=', memberId).execute()
}

export async function removeTicketsBefore(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('login_tickets').where('expires_at', '<=', now).execute()
}
