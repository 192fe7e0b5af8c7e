import { execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import {
  pswCodes,
  pswRequests,
  pswSandboxRequests,
  pswStatus,
  VendorGame,
  VendorGamePage,
} from '@fairground/contract/psw'
import { freePort } from '@fairground/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberWithBalance } from '../../../../../test/money.ts'
import { testServer } from '../../../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../../../test/test-vendor.ts'
import { askTotal, changeWalletMode } from '../../../money/vendor-wallets/index.ts'
import { reconcileVendor } from '../reconciliation/reconcile-vendor.ts'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../../../../../../..')
const server = testServer()
const vendor = new TestVendor('acme')
let text = ''
let folder = ''
beforeAll(async () => {
  await vendor.start(server)
  text = await readFile(path.join(root, 'docs/vendor-protocol.md'), 'utf8')
  folder = await mkdtemp(path.join(tmpdir(), 'vendor-protocol-'))
})
afterAll(async () => {
  await vendor.stop()
  await rm(folder, { recursive: true })
})

/** The only example of that language, as a file. */
async function saveExample(language: 'ts' | 'js' | 'sh'): Promise<string> {
  const [, code = ''] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text) ?? []
  const file = path.join(folder, `example.${language === 'sh' ? 'sh' : `m${language}`}`)
  await writeFile(file, code)
  return file
}

/** Runs it as a studio would. */
async function runExample(language: 'ts' | 'sh', command: string): Promise<string[]> {
  const { stdout } = await run(command, [await saveExample(language)], { env: environment() })
  return stdout.trim().split('\n')
}

const environment = () => ({
  ...process.env,
  NODE_NO_WARNINGS: '1',
  PSW_URL: vendor.walletUrl,
  PSW_VENDOR: vendor.vendorId,
  PSW_KEY_ID: vendor.keyId,
  PSW_SECRET: vendor.secret.toString('base64'),
  PSW_GAME: testGames.single,
})

test('the TypeScript of the document places a bet, pays its win, and learns that a repeat moves nothing', async () => {
  expect(await runExample('ts', process.execPath)).toEqual(['bet OK 99000', 'win OK 101500', 'again OK true true'])
})

test('the shell commands of the document are a valid call', async () => {
  const [answer = ''] = await runExample('sh', 'sh')
  expect(JSON.parse(answer)).toMatchObject({ code: 'OK', retry: false })
})

test('the conformance command of the document runs as it stands there, and reads its arguments', async () => {
  const command = /^npm run psw-conformance -- (.+)$/m.exec(text)?.[1] ?? ''
  const own: Record<string, string> = {
    'http://localhost:8080': vendor.walletUrl,
    acme: vendor.vendorId,
    k1: vendor.keyId,
    '<secret>': vendor.secret.toString('base64'),
    'my-slot': testGames.single,
  }
  const args = command.split(' ').map((word) => own[word] ?? word)
  const main = path.join(root, 'packages/psw-conformance/src/main.ts')
  const { stdout } = await run(process.execPath, [main, ...args, '--only', 'W-01,W-28'], { env: environment() })
  expect(stdout).toContain('6 passed, 0 failed')
})

test('every option of the document and of its help is one that the command knows', async () => {
  const main = await readFile(path.join(root, 'packages/psw-conformance/src/main.ts'), 'utf8')
  for (const [, name = ''] of text.matchAll(/`--([a-z-]+)/g))
    if (!vendorKeyOptions.includes(name)) expect(main, name).toMatch(new RegExp(`['{ ]${name}'?: {`))
})

const vendorKeyOptions = ['add', 'retire', 'base-url', 'dialect', 'public-key', 'status', 'allow', 'skew-seconds']

test('a game list as documented is accepted; another gets its errors reported', async () => {
  const [, json = ''] = /```json\n(.*?)```/s.exec(text) ?? []
  const { games } = VendorGamePage.parse(JSON.parse(json))
  expect(games.map((game) => VendorGame.parse(game).gameId)).toEqual(['my-slot'])
  const named = Object.keys(VendorGame.shape)
  for (const field of named) expect(text, field).toContain(`| \`${field}\``)
  const { answer } = await vendor.send('games/status')
  expect(answer).toMatchObject({ code: 'OK', games: { fault: null, listedCount: 3, refusedCount: 0, refused: [] } })
})

test('the document names every call and every code, with its status', () => {
  for (const call of [...Object.keys(pswRequests), ...Object.keys(pswSandboxRequests)])
    expect(text).toContain(`\`${call}\``)
  const rows = text.split('\n').filter((line) => line.startsWith('| `'))
  for (const code of pswCodes) {
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${code}\``))
    expect(row?.split('|')[3], code).toContain(String(pswStatus[code]))
  }
})

test('the studio with purses of the document keeps what players bring, gives it back, and tells what they bet', async () => {
  const port = await freePort()
  const studio = spawn(process.execPath, [await saveExample('js')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...environment(), PURSE_PORT: String(port) },
  })
  try {
    await new Promise((resolve) => studio.stdout.once('data', resolve))
    await server.db
      .updateTable('vendors')
      .set({ base_url: `http://127.0.0.1:${port}` })
      .where('id', '=', vendor.vendorId)
      .execute()
    const actor = { kind: 'system', id: 'test' } as const
    await changeWalletMode(server.context, { vendorId: vendor.vendorId, mode: 'transfer', actor })
    const { token } = await memberWithBalance(server, '100.00')
    const move = async (from: string, to: string, amount: string) => {
      const body = { from, to, amount, requestId: randomUUID() }
      return (await server.portal('POST', '/wps/relay/GCS_walletTransfer', { token, body })).body
    }
    expect((await move('main', 'acme', '30.00')).value).toMatchObject({ status: 'done', balance: '70.00' })
    expect((await move('acme', 'main', '30.01')).code).toBe('INSUFFICIENT_BALANCE')
    expect((await move('acme', 'main', '12.00')).value).toMatchObject({ status: 'done', balance: '82.00' })
    const { body } = await server.portal('GET', '/wps/relay/GCS_merchantWallet', { token })
    expect(body.value.wallets).toMatchObject([{ balance: '82.00' }, { walletId: 'acme', balance: '18.00' }])
    expect(await askTotal(server.context, vendor.vendorId)).toBe(1_800n)
    const { player_id: playerId } = await server.db
      .selectFrom('vendor_players')
      .select('player_id')
      .where('vendor_id', '=', vendor.vendorId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    const round = { playerId, currency: 'VND', gameId: testGames.single, stake: '1000', win: '2500' }
    studio.stdin.write(`${JSON.stringify(round)}\n`)
    await expect.poll(() => askTotal(server.context, vendor.vendorId)).toBe(3_300n)
    await reconcileVendor(server.context, vendor.vendorId)
    const record = await server.portal('GET', '/wps/relay/ODSFE2_betRecord', { token })
    expect(record.body.value.list).toMatchObject([{ status: 'won', betAmount: '10.00', winAmount: '25.00' }])
  } finally {
    studio.kill()
  }
})
