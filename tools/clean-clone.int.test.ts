import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoAccounts, openPlayer, openStaff, portSettings, provePerson } from '@fairground/dev-env'
import { freePort } from '@fairground/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSourceFiles, root } from './workspace.ts'

const installMs = 12 * 60_000
const secondStartMs = 120_000
const playMs = 120_000
/** Tens of thousands of files. */
const removeMs = 5 * 60_000
/** Of what it printed when it did not come up: the end says why. */
const lastWords = 2_000

/** What a clone does not have, besides the folders that hold no source. */
const made = /(^|\/)(\.install\.lock|\.tanstack|\.ladle|playwright-report|test-results)\/|routeTree\.gen\.ts$|\.log$/

let clone: string
let env: Record<string, string | undefined>
const running = new Set<ChildProcess>()

beforeAll(async () => {
  clone = mkdtempSync(path.join(tmpdir(), 'fairground-clone-'))
  chmodSync(clone, 0o755) // PostgreSQL runs as another account when root starts it
  for (const file of listSourceFiles(root).filter((name) => !made.test(name)))
    cpSync(path.join(root, file), path.join(clone, file))
  const ports = await Promise.all(portSettings.map(async (name) => [name, String(await freePort())]))
  env = { ...newcomersEnv(), ...Object.fromEntries(ports) }
})

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(clone, { recursive: true, force: true })
}, removeMs)

test('a fresh clone installs, begins again where a start was cut in the middle, opens its addresses and its demo accounts with npm start, where people answer a question before they come in, and keeps its data', {
  timeout: installMs + secondStartMs + playMs,
}, async () => {
  const cut = npmStart()
  await cut.until('people move in', installMs)
  process.kill(-(cut.child.pid ?? 0), 'SIGKILL')
  await cut.ended
  takeBuilt()

  const first = npmStart()
  const welcome = await first.until('Ctrl-C stops it', installMs)
  for (const name of ['PORTAL_PORT', 'CONSOLE_PORT']) {
    const address = `http://localhost:${env[name]}`
    expect(welcome).toContain(address)
    expect(await (await fetch(address)).text()).toContain('<div id="root">')
  }
  for (const name of ['GAMES_PORT', 'LOTTERY_PORT', 'SPORTS_PORT']) {
    const address = `http://localhost:${env[name]}`
    expect(welcome).toContain(address)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  }
  const [, username = '', password = ''] = /players \(portal\)\n +(\S+) +(\S+)/.exec(welcome) ?? []
  const unproven = newcomer(username).api.session.login({ username, password })
  expect(await codeOf(unproven)).toBe('CHALLENGE_REQUIRED')
  expect(await logIn(username, password)).toBe('SUCCESS')
  // Somebody of the demo world has come in and plays slots.
  const { username: owner, password: ownersPassword } = demoAccounts.staff[0]
  const staff = await openStaff(`http://localhost:${env.CONSOLE_PORT}`, owner, ownersPassword)
  await expect.poll(() => betsOf(staff, 'tienthanh85'), { timeout: playMs, interval: 2_000 }).toBeGreaterThan(0)

  const second = npmStart()
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('Fairground already runs on')

  expect(await register('keepsmydata')).toBe('SUCCESS')
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)

  const third = npmStart()
  await third.until('Ctrl-C stops it', secondStartMs)
  expect(await register('keepsmydata')).toBe('USERNAME_TAKEN')
  third.child.kill('SIGTERM')
  expect(await third.ended).toBe(0)
})

test('npm test adds its packages there, and runs', { timeout: installMs }, async () => {
  // A product may be running on what is installed: packages are added, and none is put in the place of another.
  const installed = () => statSync(path.join(clone, 'node_modules/vite')).ino
  const before = installed()
  expect(existsSync(path.join(clone, 'node_modules/vitest'))).toBe(false)
  const run = npm('test', '--', 'tools/test-summary.test.ts')
  expect(await run.ended).toBe(0)
  expect(installed()).toBe(before)
  const lock = (folder: string) => readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
  expect(lock(clone)).toBe(lock(root))
  expect(run.output()).toMatch(/\d+ passed/)
})

/** Pictures and all apps but the portal are those of this run, from the same source: the cut start has begun to make them. */
function takeBuilt(): void {
  const apps = ['console', 'game-client', 'lottery-client', 'sportsbook-client']
  for (const folder of ['packages/art', ...apps.map((name) => `apps/${name}`)]) {
    const built = path.join(folder, 'dist')
    if (existsSync(path.join(root, built, '.inputs')))
      cpSync(path.join(root, built), path.join(clone, built), { recursive: true })
  }
}

/** Without what this run has set for itself: the machine's own Node, no colours, and packages from npm's cache first. */
function newcomersEnv(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_|npm_|INVOKED_FROM|FORCE_COLOR|FAIRGROUND_)/.test(name),
  )
  const PATH = process.env.PATH?.split(path.delimiter).filter((folder) => !folder.startsWith(root))
  return {
    ...Object.fromEntries(kept),
    PATH: PATH?.join(path.delimiter),
    npm_config_prefer_offline: 'true',
    NO_COLOR: '1',
  }
}

function npm(...args: string[]) {
  const child = spawn('npm', args, { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  running.add(child)
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk
    })
  let isClosed = false
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    isClosed = true
    return code as number | null
  })
  const until = async (words: string, timeoutMs: number) => {
    const endsAt = Date.now() + timeoutMs
    while (!text.includes(words)) {
      if (isClosed || Date.now() > endsAt) {
        const end = isClosed ? `ended with ${child.exitCode ?? child.signalCode}` : `${timeoutMs / 1000} s went by`
        throw new Error(`"${words}" never came, ${end}:\n${text.slice(-lastWords)}`)
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return text
  }
  return { child, ended, until, output: () => text }
}

const npmStart = () => npm('start')

/** Comes in as people do: the question before it is answered. */
async function logIn(username: string, password: string): Promise<string> {
  const { api } = newcomer(username)
  return codeOf(api.session.login({ username, password, ...(await provePerson(api, 'login')) }))
}

async function register(username: string): Promise<string> {
  const { api } = newcomer(username)
  const account = {
    username,
    password: 'Lantern-42-boat',
    domain: 'localhost',
    registerUrl: 'http://localhost/register',
    registerMethod: 'WEB',
    login: true,
    ageConfirmed: true,
    termsVersion: '1',
  } as const
  return codeOf(api.session.register({ ...account, ...(await provePerson(api, 'register')) }))
}

async function betsOf({ api }: Awaited<ReturnType<typeof openStaff>>, account: string): Promise<number> {
  const { list } = await api.staff.members({ query: account })
  const member = list.find((found) => found.account === account)
  return member ? (await api.staff.memberBets({ memberId: member.memberId })).total : 0
}

const newcomer = (username: string) => openPlayer(`http://localhost:${env.PORTAL_PORT}`, username)

const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'SUCCESS',
    ({ code }: { code: string }) => code,
  )
