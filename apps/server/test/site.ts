import type { TestServer } from './test-server.ts'

const cachedMsMax = 5_000

/** Changes a setting of the site as its operator does, and waits until every process has seen it. */
export async function setSite(server: TestServer, key: string, value: unknown): Promise<void> {
  const row = { key, value: JSON.stringify(value), updated_by: 'test' }
  await server.db
    .insertInto('site_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute()
  server.clock.advance(cachedMsMax)
}
