import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { pswCodes, pswRequests, pswSandboxRequests, pswStatus } from '@fairground/contract/psw'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer } from '../../../test/test-server.ts'
import { TestVendor, testGames } from '../../../test/test-vendor.ts'

const run = promisify(execFile)
const server = testServer()
const vendor = new TestVendor('acme')
let text = ''
let folder = ''
beforeAll(async () => {
  await vendor.start(server)
  text = await readFile(path.join(import.meta.dirname, '../../../../../docs/vendor-protocol.md'), 'utf8')
  folder = await mkdtemp(path.join(tmpdir(), 'vendor-protocol-'))
})
afterAll(async () => {
  await vendor.stop()
  await rm(folder, { recursive: true })
})

/** Runs the only example of that language as a studio would. */
async function runExample(language: string, command: string): Promise<string[]> {
  const [, code = ''] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text) ?? []
  const file = path.join(folder, `example.${language === 'ts' ? 'mts' : language}`)
  await writeFile(file, code)
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: '1',
    PSW_URL: vendor.walletUrl,
    PSW_VENDOR: vendor.vendorId,
    PSW_KEY_ID: vendor.keyId,
    PSW_SECRET: vendor.secret.toString('base64'),
    PSW_GAME: testGames.single,
  }
  const { stdout } = await run(command, [file], { env })
  return stdout.trim().split('\n')
}

test('the TypeScript of the document places a bet, pays its win, and learns that a repeat moves nothing', async () => {
  expect(await runExample('ts', process.execPath)).toEqual(['bet OK 99000', 'win OK 101500', 'again OK true true'])
})

test('the shell commands of the document are a valid call', async () => {
  const [answer = ''] = await runExample('sh', 'sh')
  expect(JSON.parse(answer)).toMatchObject({ code: 'OK', retry: false })
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
