import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { requireServer } from './connect.ts'
import { startPostgres } from './embedded-postgres.ts'
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

test('a server that still ends, as after a killed start, is waited for', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ending-'))
  await chmod(folder, 0o755) // PostgreSQL runs as another account when root starts it
  const options = { dataDir: path.join(folder, 'data'), password: 'a password of the test', fast: true }
  const first = await startPostgres(options)
  const client = new pg.Client(first.url)
  await client.connect()
  // A smart shutdown refuses whoever comes, and goes on until its clients are gone.
  process.kill(Number((await readFile(path.join(options.dataDir, 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGTERM')
  // Whoever still got in would be waited for, too.
  await vi.waitUntil(async () => {
    const late = new pg.Client(first.url)
    const isRefused = await late.connect().then(
      () => false,
      () => true,
    )
    if (!isRefused) await late.end()
    return isRefused
  })
  const starting = startPostgres(options)
  await client.end()
  const second = await starting
  expect(second.adopted).toBe(false)
  await second.stop()
  await first.stop()
  await rm(folder, { recursive: true })
})
