import { CompiledQuery, type QueryResult } from 'kysely'
import type pg from 'pg'

const names = new Map<string, string>()

/** A pool or a transaction, of whatever schema: to compare two schemas takes the compiler seconds. */
interface Executor {
  executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>>
}

/** Runs the statement on a pool or in a transaction. */
export type PreparedStatement<Row> = (executor: Executor, values: readonly unknown[]) => Promise<QueryResult<Row>>

/**
 * A statement of a hot path, with `$1` … for its values: every connection parses and plans it once. Made when a module
 * loads, never per request. It must name its columns, because a plan of `select *` breaks when a migration adds one.
 */
export function prepareStatement<Row>(text: string): PreparedStatement<Row> {
  if (!names.has(text)) names.set(text, `fairground_${names.size}`)
  return (executor, values) => executor.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
}

/** Makes a connection keep the plans of prepared statements; every other statement passes as it is. */
export function keepPlans(client: pg.PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client)
  const queryByName = (text: unknown, values: unknown, ...rest: unknown[]) => {
    const name = typeof text === 'string' ? names.get(text) : undefined
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest)
  }
  client.query = queryByName as typeof client.query
}
