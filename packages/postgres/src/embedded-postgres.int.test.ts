import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { requireServer } from './connect.ts'
import { StartupError } from './startup-error.ts'

test('the embedded server is PostgreSQL 18 in UTF-8 and answers', async () => {
  const client = new pg.Client(inject('postgresUrl'))
  await client.connect()
  const { rows } = await client.query(
    "select current_setting('server_encoding') as encoding, current_setting('server_version_num')::int as version",
  )
  await client.end()
  expect(rows[0].encoding).toBe('UTF8')
  if (!process.env.TEST_DATABASE_URL) expect(rows[0].version).toBeGreaterThanOrEqual(180_000)
})

test('an address where nothing listens is refused in one sentence that names no password', async () => {
  const refusal = requireServer('postgres://someone:secret@127.0.0.1:1/nothing')
  await expect(refusal).rejects.toThrow(StartupError)
  await expect(refusal).rejects.toThrow(/does not answer .*check DATABASE_URL/)
  await refusal.catch((error: Error) => expect(error.message).not.toContain('secret'))
})
