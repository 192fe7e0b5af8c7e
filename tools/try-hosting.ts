import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@fairground/postgres'

// Runs the parts and deploy/nginx.conf as OPERATIONS says, on an outside PostgreSQL, and asks what a visitor would.
// DATABASE_URL: an empty database whose owner may create roles and is no superuser. NGINX_BINARY: where it is not on the path.
const root = path.dirname(import.meta.dirname)
const { DATABASE_URL: databaseUrl, NGINX_BINARY: nginx = 'nginx' } = process.env
if (!databaseUrl) {
  console.error('Set DATABASE_URL to an empty database whose owner may create roles and is no superuser.')
  process.exit(2)
}
const folder = await mkdtemp(path.join(tmpdir(), 'fairground-hosting-'))
const ports = {
  ...{ portal: await freePort(), console: await freePort(), games: await freePort(), proxy: await freePort() },
  ...{ lottery: await freePort(), sportsbook: await freePort() },
}
const key = () => randomBytes(32).toString('base64')
const shared = {
  ...process.env,
  ...{
    DATABASE_URL: databaseUrl,
    MASTER_KEY: key(),
    SEED_KEY: key(),
    HOUSE_PSW_SECRET: key(),
    LOTTERY_PSW_SECRET: key(),
    SPORTS_PSW_SECRET: key(),
  },
  ...{ PORTAL_PORT: `${ports.portal}`, CONSOLE_PORT: `${ports.console}`, GAMES_PORT: `${ports.games}` },
  ...{ LOTTERY_PORT: `${ports.lottery}`, LOTTERY_URL: `http://lottery.example:${ports.proxy}` },
  LOTTERY_INTERNAL_URL: `http://127.0.0.1:${ports.lottery}`,
  ...{ SPORTS_PORT: `${ports.sportsbook}`, SPORTS_URL: `http://sports.example:${ports.proxy}` },
  SPORTS_INTERNAL_URL: `http://127.0.0.1:${ports.sportsbook}`,
  ...{ PORTAL_URL: `http://play.example:${ports.proxy}`, CONSOLE_URL: `http://console.example:${ports.proxy}` },
  ...{ GAMES_URL: `http://games.example:${ports.proxy}`, TRUSTED_PROXIES: '127.0.0.1' },
  ...{ GAMES_INTERNAL_URL: `http://127.0.0.1:${ports.games}`, WALLET_URL: `http://127.0.0.1:${ports.portal}` },
}
const children: ChildProcess[] = []
let failed = 0

try {
  await startPart('games', { GAMES_METRICS_PORT: `${await freePort()}` })
  await startPart('lottery', { LOTTERY_METRICS_PORT: `${await freePort()}` })
  await startPart('sportsbook', { SPORTS_METRICS_PORT: `${await freePort()}` })
  await startPart('api,live,worker', { METRICS_PORT: `${await freePort()}` })
  await startProxy()
  await waitFor('readiness', async () => (await ask('play.example', '/readyz')).status === 200)
  await expectStatus('play.example', '/', 200)
  await expectStatus('play.example', '/live', 200)
  await expectSocket('play.example')
  await expectSocket('console.example')
  await expectStatus('play.example', '/wps/system/status', 200)
  await expectStatus('play.example', '/nothing-here', 404)
  await expectStatus('console.example', '/login', 200)
  await expectStatus('games.example', '/readyz', 200)
  await expectStatus('lottery.example', '/readyz', 200)
  await expectStatus('sports.example', '/readyz', 200)
  await expectStatus('play.example', '/readyz', 200)
  const games = await (await ask('play.example', '/wps/relay/GCSGAME_hotGamesV2?platform=H5')).text()
  say('the lobby has games', games.includes('nodeId'))
} finally {
  for (const child of children.reverse()) await end(child)
  await rm(folder, { recursive: true, force: true })
}
console.log(failed === 0 ? 'hosting as documented works' : `${failed} did not hold`)
process.exit(failed === 0 ? 0 : 1)

async function startPart(roles: string, own: Record<string, string>): Promise<void> {
  const dataDir = path.join(folder, roles.replaceAll(',', '-'))
  const env = { ...shared, ...own, DATA_DIR: dataDir, FAIRGROUND_DEMO: 'off' }
  const child = spawn('node', ['tools/run.mjs', 'start', '--role', roles], { cwd: root, env, stdio: 'inherit' })
  children.push(child)
  const port = roles === 'games' || roles === 'lottery' || roles === 'sportsbook' ? ports[roles] : ports.portal
  await waitFor(roles, async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok)
}

/** The file as it stands, but for addresses and certificates. */
async function startProxy(): Promise<void> {
  const written = await readFile(path.join(root, 'deploy/nginx.conf'), 'utf8')
  const tried = written
    .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${ports.proxy};`)
    .replaceAll(/^\s*ssl_.*$/gm, '')
    .replace('127.0.0.1:8080', `127.0.0.1:${ports.portal}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${ports.console}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${ports.games}`)
    .replace('127.0.0.1:8083', `127.0.0.1:${ports.sportsbook}`)
    .replace('127.0.0.1:8084', `127.0.0.1:${ports.lottery}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  const around = `pid ${folder}/nginx.pid;\nerror_log stderr;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${tried}\n}\n`
  const file = path.join(folder, 'nginx.conf')
  await writeFile(file, around)
  children.push(spawn(nginx, ['-p', folder, '-c', file], { stdio: 'inherit' }))
  await waitFor('nginx', async () => (await ask('play.example', '/healthz')).ok)
}

function ask(host: string, address: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${ports.proxy}${address}`, { headers: { host }, redirect: 'manual' })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const exited = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await exited
}

async function expectStatus(host: string, address: string, wanted: number): Promise<void> {
  const { status } = await ask(host, address)
  say(`${host}${address} answers ${status}`, status === wanted)
}

/** Socket.IO is spoken over a WebSocket alone. */
async function expectSocket(host: string): Promise<void> {
  const headers = {
    ...{
      host,
      origin: `http://${host}:${ports.proxy}`,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
    },
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  const status = await new Promise<number>((resolve, reject) => {
    const asked = request({ port: ports.proxy, path: '/live/?EIO=4&transport=websocket', headers })
    asked.once('upgrade', (answer, socket) => {
      socket.destroy()
      resolve(answer.statusCode ?? 0)
    })
    asked.once('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    asked.once('error', reject)
    asked.end()
  })
  say(`a socket of ${host} opens with ${status}`, status === 101)
}

function say(what: string, isRight: boolean): void {
  console.log(`${isRight ? 'ok     ' : 'FAILED '} ${what}`)
  if (!isRight) failed += 1
}

async function waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 180_000
  for (;;) {
    if (await isThere().catch(() => false)) return
    if (Date.now() > until) throw new Error(`${what} did not come up`)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
