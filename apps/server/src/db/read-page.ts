import type { SelectQueryBuilder } from 'kysely'

interface Page {
  /** From 1. */
  pageNo: number
  pageSize: number
}

/** One page of what a query without groups finds, and how many rows there are in all. */
export async function readPage<Schema, Tables extends keyof Schema, Row>(
  found: SelectQueryBuilder<Schema, Tables, Row>,
  { pageNo, pageSize }: Page,
): Promise<{ rows: Row[]; total: number }> {
  const rows = await found
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const counted = await found
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number((counted as { count: string }).count) }
}
