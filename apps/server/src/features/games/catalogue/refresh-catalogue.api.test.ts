import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../../test/test-server.ts'
import { transact } from '../../../db/db.ts'
import { catalogueJobs } from './catalogue-jobs.ts'
import { readGameList } from './game-list-reading-store.ts'
import { saveVendor } from './vendor-store.ts'

const server = testServer()
beforeAll(() =>
  transact(server.db, async (tx) => {
    for (const id of ['away', 'here'])
      await saveVendor(tx, { id, name: id, base_url: `http://${id}.test`, launch_origin: `http://${id}.test` })
  }),
)

test('each vendor’s games are fetched by a job of their own, so that a silent one keeps none from the others', async () => {
  await catalogueJobs['refresh-catalogue']?.(server.context, {})
  const { rows } = await sql<{ key: string; tries: number }>`
    select key, max_attempts as tries from graphile_worker.jobs where task_identifier = 'refresh-catalogue' order by key`.execute(
    server.db,
  )
  expect(rows).toEqual([
    { key: 'refresh-catalogue:away', tries: 3 },
    { key: 'refresh-catalogue:here', tries: 3 },
  ])
  const alone = catalogueJobs['refresh-catalogue']?.(server.context, { vendorId: 'away' })
  await expect(alone).rejects.toThrow('away')
})

test('a vendor that opens after the platform is waited for as often as was asked, and only then called a failure', async () => {
  const run = (waitsLeft: number) =>
    catalogueJobs['refresh-catalogue']?.(server.context, { vendorId: 'here', waitsLeft })
  await run(1)
  const { rows } = await sql<{ isLater: boolean; payload: unknown }>`
    select run_at > ${server.context.clock.now()} as "isLater", payload from graphile_worker._private_jobs
    where key = 'refresh-catalogue:here'`.execute(server.db)
  expect(rows).toEqual([{ isLater: true, payload: { vendorId: 'here', waitsLeft: 0 } }])
  await expect(run(0)).rejects.toThrow('here')
})

test('a vendor whose list was not read is told why, and its games stay', async () => {
  const alone = catalogueJobs['refresh-catalogue']?.(server.context, { vendorId: 'away' })
  await expect(alone).rejects.toThrow('away')
  // Nobody asked: it has no key to be asked with.
  expect(await readGameList(server.db, 'away')).toMatchObject({ fault: 'unreachable', takenAt: null, refused: [] })
})
