import { contentVersionsMax, EditedContent } from '@fairground/contract'
import type { Reader, Tx } from '../../../db/db.ts'
import type { Content, Version } from './content-item.ts'

/** What a piece was when it was saved; that state is kept once and stays. */
export async function keepVersion(tx: Tx, content: Content): Promise<void> {
  await tx
    .insertInto('content_versions')
    .values({
      content_id: content.id,
      version: content.revision,
      edition: JSON.stringify(editionOf(content)),
      saved_by: content.changedBy ?? null,
      saved_at: content.changedAt,
    })
    .onConflict((conflict) => conflict.columns(['content_id', 'version']).doNothing())
    .execute()
}

const editionOf = ({ id, state, from, until, revision, changedBy, changedAt, ...edited }: Content): EditedContent => ({
  ...edited,
  from: from.toISOString(),
  until: until?.toISOString(),
})

/** The newest ones first. */
export async function listVersions(reader: Reader, contentId: string): Promise<Version[]> {
  const rows = await reader
    .selectFrom('content_versions')
    .select(['version', 'edition', 'saved_by', 'saved_at'])
    .where('content_id', '=', contentId)
    .orderBy('version', 'desc')
    .limit(contentVersionsMax)
    .execute()
  return rows.map(({ version, edition, saved_by, saved_at }) => ({
    version,
    savedBy: saved_by ?? undefined,
    savedAt: saved_at,
    edited: EditedContent.parse(edition),
  }))
}

export async function findEdition(
  reader: Reader,
  contentId: string,
  version: number,
): Promise<EditedContent | undefined> {
  const row = await reader
    .selectFrom('content_versions')
    .select('edition')
    .where('content_id', '=', contentId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && EditedContent.parse(row.edition)
}
