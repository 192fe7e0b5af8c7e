import type { ProofPurpose } from '@fairground/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../db/db.ts'
import type { ProofImage } from './proof-image.ts'

/** Comparisons in which pictures that look the same may differ. */
const differencesMax = 4
/** How far back a picture is looked for, newest first. */
const comparedCountMax = 20_000

interface NewUpload extends ProofImage {
  id: string
  /** Whose affair it is. */
  memberId: string
  /** Who sent it, where it was not the member. */
  staffId?: string | undefined
  purpose: ProofPurpose
  receivedBytes: number
  now: Date
}

export async function addUpload(tx: Tx, upload: NewUpload): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({
      id: upload.id,
      member_id: upload.memberId,
      staff_id: upload.staffId ?? null,
      purpose: upload.purpose,
      mime: upload.mime,
      bytes: upload.bytes,
      received_bytes: upload.receivedBytes,
      sha256: upload.sha256,
      look: upload.look,
      created_at: upload.now,
    })
    .execute()
}

export interface StoredUpload {
  memberId: string
  purpose: string
  /** Sent along with something, and no draft any more. */
  isAttached: boolean
  /** Who of the staff sent it. */
  staffId: string | null
  mime: string
  bytes: Buffer
}

export const findUpload = (reader: Reader, id: string): Promise<StoredUpload | undefined> =>
  reader
    .selectFrom('uploads')
    .select(['member_id as memberId', 'staff_id as staffId', 'purpose', 'mime', 'bytes'])
    .select((eb) => eb('subject', 'is not', null).$castTo<boolean>().as('isAttached'))
    .where('id', '=', id)
    .executeTakeFirst()

/** Files and bytes that a member, not staff, has sent since then. */
export async function countSince(
  reader: Reader,
  memberId: string,
  since: { day: Date; month: Date },
): Promise<{ dayCount: number; monthBytes: number }> {
  const { rows } = await sql<{ day_count: number; month_bytes: string }>`
    select count(*) filter (where created_at > ${since.day})::int as day_count,
      coalesce(sum(received_bytes), 0) as month_bytes
    from uploads where member_id = ${memberId} and staff_id is null and created_at > ${since.month}`.execute(reader)
  return { dayCount: rows[0]?.day_count ?? 0, monthBytes: Number(rows[0]?.month_bytes ?? 0) }
}

/** Whether this member, or staff for the member, have an upload of this id that proves nothing yet; it stays so until the transaction ends. */
export async function lockUpload(
  tx: Tx,
  {
    id,
    memberId,
    purpose,
    staffId,
  }: { id: string; memberId: string; purpose: ProofPurpose; staffId?: string | undefined },
): Promise<boolean> {
  const row = await tx
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('purpose', '=', purpose)
    .where('staff_id', 'is not distinct from', staffId ?? null)
    .where('subject', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Ties a locked upload to what it proves, and notes what an image that looks the same was sent for before. */
export async function attachUpload(
  tx: Tx,
  { id, subject, now }: { id: string; subject: string; now: Date },
): Promise<void> {
  await sql`
    update uploads u set subject = ${subject}, attached_at = ${now}, alike_to = (
      select before.subject from (
        select subject, sha256, look, attached_at from uploads where subject is not null and subject <> ${subject}
        order by attached_at desc limit ${comparedCountMax}
      ) before
      where before.sha256 = u.sha256 or bit_count(before.look # u.look) <= ${differencesMax}
      order by before.attached_at limit 1
    )
    where u.id = ${id}`.execute(tx)
}

export interface Proof {
  fileId: string
  alikeTo: string | undefined
}

/** The images that prove each of these things, first sent first. */
export async function listProofs(reader: Reader, subjects: readonly string[]): Promise<(subject: string) => Proof[]> {
  const rows = await reader
    .selectFrom('uploads')
    .select(['id', 'subject', 'alike_to'])
    .where(sql<boolean>`subject = any(${subjects}::text[])`)
    .orderBy('id')
    .execute()
  return (subject) =>
    rows.filter((row) => row.subject === subject).map((row) => ({ fileId: row.id, alikeTo: row.alike_to ?? undefined }))
}

/** Removes what proves nothing since then, and what was proven before the other time. @returns how many */
export async function removeUploads(tx: Tx, before: { unattached: Date; attached: Date }): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('uploads')
    .where((eb) =>
      eb.or([
        eb.and([eb('subject', 'is', null), eb('created_at', '<', before.unattached)]),
        eb('attached_at', '<', before.attached),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
