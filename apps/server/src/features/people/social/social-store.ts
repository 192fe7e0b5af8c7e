import type { SocialProvider } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'

/** A person as a provider knows them. */
export interface SocialSubject {
  provider: SocialProvider
  subjectKey: Buffer
}

interface Visit {
  provider: SocialProvider
  browserHash: Buffer
  /** Who adds a provider; null for a log-in. */
  memberId: string | null
}

export async function insertVisit(tx: Tx, stateHash: Buffer, visit: Visit, expiresAt: Date): Promise<void> {
  await tx
    .insertInto('social_visits')
    .values({
      state_hash: stateHash,
      provider: visit.provider,
      browser_hash: visit.browserHash,
      member_id: visit.memberId,
      expires_at: expiresAt,
    })
    .execute()
}

/** Uses a visit up; false when it is unknown, late, of another browser, or was begun for something else. */
export async function spendVisit(tx: Tx, stateHash: Buffer, visit: Visit, now: Date): Promise<boolean> {
  const row = await tx
    .deleteFrom('social_visits')
    .where('state_hash', '=', stateHash)
    .where('provider', '=', visit.provider)
    .where('browser_hash', '=', visit.browserHash)
    .where('member_id', 'is not distinct from', visit.memberId)
    .where('expires_at', '>', now)
    .returning('provider')
    .executeTakeFirst()
  return row !== undefined
}

export async function findMemberOf(
  reader: Reader,
  { provider, subjectKey }: SocialSubject,
): Promise<string | undefined> {
  const row = await reader
    .selectFrom('social_identities')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject_key', '=', subjectKey)
    .executeTakeFirst()
  return row?.member_id
}

/** Whoever brings the same person meanwhile waits until this transaction ends. */
export async function lockSubject(tx: Tx, { subjectKey }: SocialSubject): Promise<void> {
  await sql`select pg_advisory_xact_lock(${subjectKey.readBigInt64BE().toString()}::bigint)`.execute(tx)
}

/** Adds a way in; false when the account has that provider already, or somebody else's account has that person. */
export async function insertIdentity(
  tx: Tx,
  memberId: string,
  { provider, subjectKey }: SocialSubject,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('social_identities')
    .values({ provider, subject_key: subjectKey, member_id: memberId, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Takes a way in off the account; false when it had none. */
export async function removeIdentity(tx: Tx, memberId: string, provider: SocialProvider): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('social_identities')
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function insertTicket(
  tx: Tx,
  ticketHash: Buffer,
  { provider, subjectKey }: SocialSubject,
  { browserHash, expiresAt }: { browserHash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('social_tickets')
    .values({
      ticket_hash: ticketHash,
      provider,
      subject_key: subjectKey,
      browser_hash: browserHash,
      expires_at: expiresAt,
    })
    .execute()
}

/** Whom the ticket stands for; nobody when it is late or of another browser. */
export async function lockTicket(
  tx: Tx,
  ticketHash: Buffer,
  browserHash: Buffer,
  now: Date,
): Promise<SocialSubject | undefined> {
  const row = await tx
    .selectFrom('social_tickets')
    .select(['provider', 'subject_key as subjectKey'])
    .where('ticket_hash', '=', ticketHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row && { provider: row.provider === 'google' ? 'google' : 'facebook', subjectKey: row.subjectKey }
}

export async function removeTicket(tx: Tx, ticketHash: Buffer): Promise<void> {
  await tx.deleteFrom('social_tickets').where('ticket_hash', '=', ticketHash).execute()
}

export async function removeExpired(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('social_visits').where('expires_at', '<=', now).execute()
  await tx.deleteFrom('social_tickets').where('expires_at', '<=', now).execute()
}
