import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Bench, Session } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'

const program = path.join(import.meta.dirname, '../../e2e/measure-video.ts')
const run = promisify(execFile)

interface Figures {
  behindMs: number
  offMs: number
}

const kinds = [
  {
    name: 'a frame is drawn at the desk and shown to a player, p95',
    max: 1_000,
    of: ({ behindMs }: Figures) => behindMs,
  },
  { name: 'between that and what the page of the player says, p95', max: 50, of: ({ offMs }: Figures) => offMs },
]
const allowed = (name: string) => `allowed: ${name}`

/** A desk and a player in one browser, with the relay of the studio between them. */
export const bench: Bench = {
  title: 'The picture of a dealers’ table on one machine (run `npm run build` first)',
  rounds: 1,
  rows: kinds.flatMap(({ name }) => [
    { name: allowed(name), unit: 'ms' },
    { name, unit: 'ms', comparedTo: allowed(name), bound: { ratioMax: 1 } },
  ]),
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld({ hasDemo: true })
  const { portalUrl, consoleUrl, gamesUrl } = world
  const env = { ...process.env, PORTAL_URL: portalUrl, CONSOLE_URL: consoleUrl, GAMES_URL: gamesUrl }
  const subject = async () => {
    const { stdout } = await run(process.execPath, [program], { env })
    const figures: Figures = JSON.parse(stdout)
    return Object.fromEntries(
      kinds.flatMap(({ name, max, of }) => [
        [allowed(name), max],
        [name, of(figures)],
      ]),
    )
  }
  return { subjects: [subject], close: () => world.stop() }
}
