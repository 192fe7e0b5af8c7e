import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { frameUrl } from '@fairground/contract/frame'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { launchPlayer } from './psw-players.ts'

const program = path.join(import.meta.dirname, '../../e2e/measure-frames.ts')
const run = promisify(execFile)

interface Figures {
  firstSpinMs: number
  bytesBeforePlay: number
  turningMs: number
  winMs: number
}

/** Half of a frame of a 60 Hz screen is left to layout, painting and a slower processor. */
const scriptMsMax = 6
const kinds = [
  { name: 'first bet possible, cold cache', unit: 'ms', max: 1_500, of: ({ firstSpinMs }: Figures) => firstSpinMs },
  {
    name: 'fetched before play, brotli',
    unit: 'kB',
    max: 400,
    of: ({ bytesBeforePlay }: Figures) => bytesBeforePlay / 1_000,
  },
  {
    name: 'script of a frame while reels turn and stop',
    unit: 'ms',
    max: scriptMsMax,
    of: ({ turningMs }: Figures) => turningMs,
  },
  {
    name: 'script of a frame while a win is shown',
    unit: 'ms',
    max: scriptMsMax,
    of: ({ winMs }: Figures) => winMs,
  },
]
const allowed = (name: string) => `allowed: ${name}`

/** A launched slot in a browser that was never there, beside what it is allowed. */
export const bench: Bench = {
  title: 'A slot from its launch to a win, on a phone, drawn by the processor (run `npm run build` first)',
  rounds: 3,
  rows: kinds.flatMap(({ name, unit }) => [
    { name: allowed(name), unit },
    { name, unit, comparedTo: allowed(name), bound: { ratioMax: 1 } },
  ]),
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld()
  let players = 0
  return { subjects: [measured(() => launch(world.portalUrl, players++))], close: () => world.stop() }
}

async function launch(portalUrl: string, index: number): Promise<string> {
  const { origin, gameId, launchToken } = await launchPlayer(portalUrl, index)
  return frameUrl(origin, gameId, launchToken)
}

const measured =
  (urlOf: () => Promise<string>): Subject =>
  async () => {
    const { stdout } = await run(process.execPath, [program, await urlOf()])
    const figures: Figures = JSON.parse(stdout)
    return Object.fromEntries(
      kinds.flatMap(({ name, max, of }) => [
        [allowed(name), max],
        [name, of(figures)],
      ]),
    )
  }
