import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CoinTrial } from './coin-trial.ts'
import { saveAddresses } from './last-addresses.ts'
import { exampleEnvironment } from './server-program.ts'
import { environmentOf, startWorld, type World } from './start-world.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../../..')
const folder = mkdtempSync(path.join(tmpdir(), 'fairground-commands-'))
chmodSync(folder, 0o755)
const [dataDir, archiveDir] = [path.join(folder, 'data'), path.join(folder, 'archive')]

let world: World
beforeAll(async () => {
  world = await startWorld({
    dataDir,
    archiveDir,
    hasDemo: false,
    quiet: true,
    fast: true,
    env: { LOG_LEVEL: 'silent' },
  })
  saveAddresses(dataDir, { PORTAL_URL: world.portalUrl, CONSOLE_URL: world.consoleUrl, GAMES_URL: world.gamesUrl })
}, 120_000)
afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run <command>` as a reader types it, without npm. */
async function npmRun(command: string): Promise<string> {
  const [name = '', ...args] = command
    .replace(/^--silent /, '')
    .replace(' -- ', ' ')
    .split(' ')
  const { stdout } = await run('node', [path.join(root, 'tools/run.mjs'), name, ...args], {
    cwd: dataDir,
    env: { ...process.env, DATA_DIR: dataDir, WAL_ARCHIVE_DIR: archiveDir, INIT_CWD: dataDir, NODE_NO_WARNINGS: '1' },
  }).catch((cause: Error & { stdout: string }) => {
    throw new Error(`${cause.message}\n${cause.stdout}`, { cause })
  })
  return stdout
}

test('every command that README and the documents name is a script', () => {
  const docs = readdirSync(path.join(root, 'docs')).filter((file) => file.endsWith('.md'))
  const text = ['README.md', ...docs.map((file) => path.join('docs', file))]
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n')
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object }
  const named = new Set([...text.matchAll(/npm run (?:--silent )?([a-z-]+)/g)].map(([, name = '']) => name))
  expect(named.size).toBeGreaterThan(15)
  expect([...named].filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('vendor-key prints the lines that a studio needs, with the address that answers, and the conformance suite takes them', async () => {
  await npmRun('vendor-key -- acme --base-url http://127.0.0.1:9')
  const printed = await npmRun('vendor-key -- acme')
  const lines = Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s)),
  )
  expect(lines).toMatchObject({ PSW_URL: world.portalUrl, PSW_VENDOR: 'acme', PSW_KEY_ID: 'k1' })
  expect(Buffer.from(lines.PSW_SECRET, 'base64')).toHaveLength(32)
  const second = JSON.parse(await npmRun('vendor-key -- acme --add --json'))
  expect(second).toMatchObject({ url: world.portalUrl, vendorId: 'acme', keyId: 'k2' })
  const house = await npmRun('vendor-key -- house --json')
  const { vendorId, keyId, secret } = JSON.parse(house) as Record<string, string>
  const report = await npmRun(
    `psw-conformance -- --url ${world.portalUrl} --vendor ${vendorId} --key-id ${keyId} --key ${secret} --game dice --only W-01`,
  )
  expect(report).toMatch(/^\d passed, 0 failed/m)
})

test('the commands of an operator end well on a running installation', async () => {
  writeFileSync(path.join(dataDir, 'ranges.csv'), '203.0.113.0,203.0.113.255,KP\n')
  expect(await npmRun('regions -- import ranges.csv')).toContain('1')
  expect(await npmRun('regions -- block KP IR')).toContain('KP')
  const entry = '36,"AEROCARIBBEAN AIRLINES",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- \r\n'
  writeFileSync(path.join(dataDir, 'sdn.csv'), entry)
  expect(await npmRun('screening -- import ofac sdn.csv 2026-11-20')).toContain('In force')
  expect(await npmRun('check-books')).not.toBe('')
  expect(await npmRun('outbox -- 0912345678')).toBeDefined()
  expect(await npmRun('create-operator -- --username owner2')).toMatch(/^\S{16,}\n$/)
  expect(await npmRun('backup -- kept')).toContain('kept')
})

test('the return of a game is told without a server', async () => {
  expect(await npmRun('rtp -- --game lantern-20')).toContain('lantern-20')
})

describe('the guide for vendors', () => {
  const guide = readFileSync(path.join(root, 'docs/vendor-guide.md'), 'utf8')
  /** Commands of the guide in their order, with the addresses and keys of this test in the place of its own. */
  const typed = [...guide.matchAll(/npm run (--silent .+?)(?: > .+)?$/gm)].map(([, command = '']) => command)
  const typedWith = (word: string, own: Record<string, string>): string => {
    const command = typed.find((one) => one.includes(word)) ?? ''
    return command
      .split(' ')
      .map((one) => own[one] ?? one)
      .join(' ')
  }

  let coin: CoinTrial
  beforeAll(async () => {
    const lines = (await npmRun(typed[0] ?? '')).trim().split('\n')
    const printed = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s))) as Record<string, string>
    const { PSW_URL: url = '', PSW_VENDOR: vendorId = '', PSW_KEY_ID: keyId = '', PSW_SECRET: secret = '' } = printed
    const env = exampleEnvironment(await environmentOf({ dataDir }, world.databaseUrl))
    const origins = { PORTAL_URL: world.portalUrl, PORTAL_ORIGIN: world.portalUrl, LOG_LEVEL: 'silent' }
    coin = await CoinTrial.open(url, { vendorId, keyId, secret: Buffer.from(secret, 'base64') }, { ...env, ...origins })
    await coin.start()
    await npmRun(typedWith('--base-url', { 'http://localhost:8095': coin.url }))
  })
  afterAll(() => coin.stop())

  const bet = (stakeMinor = '100000') => ({ requestId: randomUUID(), stakeMinor, betOn: 'heads' })

  test('the portal takes the game list, and a frame that it opens places a first bet', async () => {
    const reading = async () => (await coin.ask('games/status', {})).games
    await expect.poll(reading, { timeout: 20_000 }).toMatchObject({ listedCount: 1, refusedCount: 0 })
    const frame = await coin.openFrame('1000000')
    expect(frame.balanceMinor).toBe('1000000')
    const wish = bet()
    const first = await coin.frame('/coin/bets', wish, frame.session)
    expect(first).toMatchObject({ roundId: expect.stringMatching(/^rnd_/) })
    expect(await coin.frame('/coin/bets', wish, frame.session)).toEqual(first)
    expect(await coin.frame('/coin/bets', bet('50'), frame.session)).toMatchObject({ code: 'STAKE_NOT_ALLOWED' })
    expect(await coin.frame('/coin/bets', bet('2000000'), frame.session)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  })

  test.each(['swallows-bets', 'swallows-wins'] as const)(
    'killed while the wire %s, it pays the round after its next start',
    async (wire) => {
      const frame = await coin.openFrame('1000000')
      coin.wire = wire
      const wish = bet()
      const lost = coin.frame('/coin/bets', wish, frame.session).catch(() => undefined)
      const openRounds = async () => (await coin.ask('rounds/open', { openedBefore: new Date().toISOString() })).rounds
      if (wire === 'swallows-wins') await lost
      else await expect.poll(async () => (await openRounds())?.length).toBe(1)
      await coin.kill()
      await lost
      coin.wire = 'whole'
      await coin.start()
      const told = async () =>
        (await coin.frame('/coin/bets', wish, frame.session)) as { roundId?: string; totalMinor: string }
      await expect.poll(async () => (await told()).roundId, { timeout: 20_000 }).toBeDefined()
      const { roundId, totalMinor } = await told()
      const { playerId } = frame
      const status = () => coin.ask('transaction/status', { playerId, transactionId: `${roundId}.win` })
      await expect.poll(async () => (await status()).state, { timeout: 20_000 }).toBe('APPLIED')
      const { balanceMinor } = (await coin.frame('/coin/balance', undefined, frame.session)) as { balanceMinor: string }
      expect(BigInt(balanceMinor)).toBe(900_000n + BigInt(totalMinor))
    },
  )

  test('its conformance command passes with the key and the game of the example', async () => {
    const own = { 'http://localhost:8080': world.portalUrl, '<secret>': coin.secret }
    // Quick cases of each kind; apps/server tries all of them against the same portal.
    const only = 'W-01,W-02,W-03,W-05,W-07,W-08,W-11,W-13,W-15,W-16,W-18,W-29,W-39,W-40,W-53,W-54,W-77,W-83'
    const report = await npmRun(`${typedWith('psw-conformance', own)} --only ${only} --races 20`)
    expect(report).toMatch(/^\d+ passed, 0 failed, 0 not tried/m)
  })
})
