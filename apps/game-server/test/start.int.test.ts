import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type RotateAnswer, studioPaths } from '@fairground/contract/studio'
import { freePort } from '@fairground/postgres'
import { testDatabase } from '@fairground/postgres/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { prepareDatabase } from '../src/db/prepare-database.ts'
import { RestartableStudio, StudioProcess, studioEnv, testSecret } from './studio-process.ts'
import { openFrame } from './test-studio.ts'

const database = testDatabase('studio', prepareDatabase)
const walletUrl = 'http://127.0.0.1:9'
const started: { kill(signal: 'SIGKILL'): Promise<unknown> }[] = []

afterEach(async () => {
  for (const studio of started.splice(0)) await studio.kill('SIGKILL')
})

/** Starts with these settings and returns the sentence it ends with. */
async function failure(wishes: Record<string, string>): Promise<string> {
  const studio = await StudioProcess.start(
    studioEnv({ DATABASE_URL: database.url, WALLET_URL: walletUrl, GAMES_PORT: String(await freePort()), ...wishes }),
  )
  started.push(studio)
  const { code, output } = await studio.ended
  expect(code).toBe(1)
  return output.trim()
}

test('a missing setting ends the start with one sentence that names it', async () => {
  expect(await failure({ SEED_KEY: '' })).toBe('SEED_KEY is missing; `npm start` sets it, any other start must.')
})

test('a taken port ends the start with one sentence that names the port and the setting', async () => {
  const blocker = createServer().listen(0, '127.0.0.1')
  await once(blocker, 'listening')
  const address = blocker.address()
  const port = typeof address === 'object' && address ? address.port : 0
  expect(await failure({ GAMES_PORT: String(port) })).toBe(
    `Port ${port} is taken by another program; stop it or set GAMES_PORT.`,
  )
  blocker.close()
})

test('a database that does not answer ends the start with one sentence', async () => {
  expect(await failure({ DATABASE_URL: 'postgres://nobody:hush@127.0.0.1:9/none' })).toMatch(
    /^The database at 127\.0\.0\.1:9\/none does not answer \([^\n]+\); check DATABASE_URL and that the server runs\.$/,
  )
})

test('another SEED_KEY than the one that sealed the seeds ends the start with one sentence', async () => {
  const studio = new RestartableStudio()
  await studio.start(database.url)
  await openFrame(studio)
  await studio.stop()
  expect(await failure({ SEED_KEY: Buffer.alloc(32, 6).toString('base64') })).toMatch(
    /^SEED_KEY is not the key that sealed the seeds/,
  )
})

test('a started studio is alive, ready while its wallet answers, tells its figures on the metrics port only, and stops when its parent is gone', async () => {
  const wallet = createHttpServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1')
  await once(wallet, 'listening')
  const [gamesPort, metricsPort] = [await freePort(), await freePort()]
  const studio = await StudioProcess.start(
    studioEnv({
      DATABASE_URL: database.url,
      WALLET_URL: `http://127.0.0.1:${(wallet.address() as AddressInfo).port}`,
      GAMES_PORT: String(gamesPort),
      METRICS_PORT: String(metricsPort),
    }),
  )
  started.push(studio)
  await studio.ready()
  const statusOf = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  expect(await statusOf(gamesPort, '/healthz')).toBe(200)
  expect(await statusOf(gamesPort, '/readyz')).toBe(200)
  wallet.close()
  await vi.waitUntil(async () => (await statusOf(gamesPort, '/readyz')) === 503, { timeout: 10_000 })
  const away = await (await fetch(`http://127.0.0.1:${gamesPort}/readyz`)).json()
  expect(away).toEqual({ status: 'wallet unreachable', database: true, wallet: false })
  expect(await statusOf(gamesPort, '/metrics')).toBe(404)
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const name of [
    'studio_rounds_total',
    'studio_stake_minor_total',
    'studio_payout_minor_total',
    'studio_wallet_call_seconds',
    'studio_wallet_calls_open',
  ])
    expect(figures).toContain(name)
  started.pop()
  studio.child.disconnect()
  expect(await once(studio.child, 'exit')).toEqual([0, null])
})

test('at the loudest log level no token, seed or secret is written', async () => {
  const studio = new RestartableStudio()
  await studio.start(database.url, { LOG_LEVEL: 'trace' })
  const frame = await openFrame(studio)
  await frame.play(1)
  const { body } = await frame.post<RotateAnswer>(studioPaths.rotate)
  studio.wallet.disturb('bet', { kind: 'drop', when: 'before' })
  await sleep(250)
  expect((await frame.spin()).status).toBe(200)
  const { launchToken } = studio.wallet.bodiesOf('authenticate').at(-1) as { launchToken: string }
  await studio.call({ method: 'GET', url: `/play/none?launchToken=${launchToken}` })
  const { sessionToken } = studio.wallet.bodiesOf('bet').at(-1) as { sessionToken: string }
  const output = (await studio.kill('SIGTERM'))?.output ?? ''
  await studio.stop()
  expect(output).toContain('"path":"/studio/spins"')
  expect(output).toContain('a wallet call has no known outcome')
  const secrets = [
    frame.opened.session,
    launchToken,
    sessionToken,
    body.revealed.serverSeed,
    testSecret.toString('base64'),
  ]
  for (const secret of secrets) expect(output).not.toContain(secret)
})
