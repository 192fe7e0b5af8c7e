import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveAddresses } from './last-addresses.ts'
import { startWorld, type World } from './start-world.ts'

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
}, 60_000)
afterAll(async () => {
  await world.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** `npm run <command>` as a reader types it, without npm. */
async function npmRun(command: string): Promise<string> {
  const [name = '', ...args] = command.replace(' -- ', ' ').split(' ')
  const { stdout } = await run('node', [path.join(root, 'tools/run.mjs'), name, ...args], {
    cwd: dataDir,
    env: { ...process.env, DATA_DIR: dataDir, WAL_ARCHIVE_DIR: archiveDir, INIT_CWD: dataDir, NODE_NO_WARNINGS: '1' },
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
  expect(await npmRun('check-books')).not.toBe('')
  expect(await npmRun('outbox -- 0912345678')).toBeDefined()
  expect(await npmRun('create-operator -- --username owner2')).toMatch(/^\S{16,}\n$/)
  expect(await npmRun('backup -- kept')).toContain('kept')
})

test('the return of a game is told without a server', async () => {
  expect(await npmRun('rtp -- --game lantern-20')).toContain('lantern-20')
})
