import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { deliveriesOf, messageRow, queueCode, setProvider, startWebGateway } from '../../../../test/gateways.ts'
import { testServer } from '../../../../test/test-server.ts'
import { messageJobs } from './index.ts'

const server = testServer()
const workers: ChildProcess[] = []
afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL')
})

/** A second worker on the same database. */
function startWorker(): ChildProcess {
  const { config } = server.context
  const worker = spawn(process.execPath, [path.join(import.meta.dirname, '../../../main.ts'), '--role', 'worker'], {
    env: {
      ...process.env,
      DATABASE_URL: config.databaseUrl,
      MASTER_KEY: config.masterKey.toString('base64'),
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  })
  workers.push(worker)
  return worker
}

test('a worker that is killed while it hands a message over leaves it to the next one: it leaves twice, under one id', {
  timeout: 60_000,
}, async () => {
  let isDeadly = true
  let worker: ChildProcess | undefined
  const gateway = await startWebGateway(() => {
    if (isDeadly) worker?.kill('SIGKILL')
    return isDeadly ? undefined : { status: 200 }
  })
  await setProvider(server, 'sms-http', { values: { address: gateway.address, timeoutSeconds: 30 } })
  const { id } = await queueCode(server, 'sms')
  // The worker's clock is the real one, which the test's has left.
  await server.db
    .updateTable('messages')
    .set({ next_try_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  worker = startWorker()
  await new Promise((resolve) => worker?.once('exit', resolve))
  expect(gateway.requests).toHaveLength(1)
  expect(await messageRow(server, id)).toMatchObject({ status: 'waiting', attempt_count: 1 })
  isDeadly = false
  await messageJobs['resume-messages']?.(server.context, {})
  expect(gateway.requests, 'still held for the worker that died').toHaveLength(1)
  server.clock.advance(61_000)
  await messageJobs['resume-messages']?.(server.context, {})
  expect(await messageRow(server, id)).toMatchObject({ status: 'sent', attempt_count: 2 })
  expect(gateway.requests.map(({ body }) => JSON.parse(body).reference)).toEqual([id, id])
  expect(await deliveriesOf(server, id)).toMatchObject([{ adapter: 'sms-http', outcome: 'accepted' }])
})
