import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { registerMember } from '../test/members.ts'
import { testServer } from '../test/test-server.ts'
import { integrityJobs } from './features/money/integrity/index.ts'

const server = testServer()
const run = promisify(execFile)

/** Runs the command as an operator of the machine does. */
function checkBooks() {
  const { databaseUrl, masterKey } = server.context.config
  const settings = { DATABASE_URL: databaseUrl, MASTER_KEY: masterKey.toString('base64') }
  return run(process.execPath, [path.join(import.meta.dirname, 'check-books.ts')], {
    env: { ...process.env, ...settings },
  })
}

test('the command prints the heads to keep elsewhere, and fails with the name of a broken row', async () => {
  const { memberId } = await registerMember(server)
  await integrityJobs['extend-chains']?.(server.context, {})
  const sound = (await checkBooks()).stdout.split('\n')
  expect(sound[0]).toMatch(/^head of audit: [0-9a-f]{64} after \d+ links, until .*Z$/)
  expect(sound.slice(-2)).toEqual(['The books are sound.', ''])
  await server.asOwner(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`update ledger.accounts set version = 7 where owner_id = ${memberId} and kind = 'cash'`.execute(tx)
  })
  await expect(checkBooks()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^I-04: account \d+: the version is not the number of entries\n/),
  })
})
