import { setTimeout as sleep } from 'node:timers/promises'
import { buildArt } from './build.ts'
import { runScript, stopCommands } from './run-command.ts'

const readyMsMax = 30_000
const pollMs = 200

interface Screens {
  folder: string
  port: number
  /** Tells the servers under which address the browser sees this app. */
  addressVariable: string
  server: string
  /** What the server answers; everything else is Vite's. */
  proxied: string[]
}

const serverAt = (variable: string, port: number) => `http://127.0.0.1:${process.env[variable] ?? port}`

const screens: Screens[] = [
  {
    folder: 'apps/portal',
    port: 5173,
    addressVariable: 'PORTAL_URL',
    server: serverAt('PORTAL_PORT', 8080),
    proxied: ['/wps', '/lgw', '/lotto', '/psw', '/live', '/art'],
  },
  {
    folder: 'apps/console',
    port: 5174,
    addressVariable: 'CONSOLE_URL',
    server: serverAt('CONSOLE_PORT', 8081),
    proxied: ['/staff', '/api', '/art'],
  },
  {
    folder: 'apps/game-client',
    port: 5175,
    addressVariable: 'GAMES_URL',
    server: serverAt('GAMES_PORT', 8082),
    proxied: ['/studio'],
  },
]

/** The world of `npm start` with servers that restart and screens that update as files are saved. */
export async function dev(args: string[]): Promise<number> {
  const code = await buildArt()
  if (code !== 0) return code
  const development = { NODE_ENV: 'development' }
  const running = screens.map(({ folder, port, server, proxied }) =>
    runScript('tools/serve-screens.ts', [String(port), server, ...proxied], { folder, env: development }),
  )
  const addresses = screens.map(({ addressVariable, port }) => [addressVariable, `http://localhost:${port}`] as const)
  await Promise.race([Promise.all(addresses.map(([, url]) => untilAnswering(url))), ...running])
  const env = { ...development, ...Object.fromEntries(addresses) }
  const first = await Promise.race([
    ...running,
    runScript('packages/dev-env/src/start.ts', ['--dev', ...args], { env }),
  ])
  await stopCommands()
  return first
}

/** @throws when nothing answers within half a minute */
async function untilAnswering(url: string): Promise<void> {
  const deadline = Date.now() + readyMsMax
  while (
    !(await fetch(url).then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`nothing answers at ${url}`)
    await sleep(pollMs)
  }
}
