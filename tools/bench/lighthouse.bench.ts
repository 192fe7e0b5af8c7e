import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Bench, Session, Subject } from './bench.ts'
import { openBenchWorld } from './bench-world.ts'
import { startBareServer } from './start-bare-server.ts'
import { untilGames } from './until-games.ts'

const program = path.join(import.meta.dirname, '../../e2e/measure-page.ts')
const run = promisify(execFile)

interface Figures {
  scores: Record<string, number>
  largestPaintMs: number
  layoutShift: number
  blockedMs: number
}

const homeName = 'home page'
const bareName = 'bare static page'
const kinds = [
  { name: 'performance', unit: '', bound: { valueMin: 0.95 }, of: ({ scores }: Figures) => scores.performance ?? 0 },
  { name: 'accessibility', unit: '', bound: { valueMin: 1 }, of: ({ scores }: Figures) => scores.accessibility ?? 0 },
  {
    name: 'best practices',
    unit: '',
    bound: { valueMin: 1 },
    of: ({ scores }: Figures) => scores['best-practices'] ?? 0,
  },
  { name: 'SEO', unit: '', bound: { valueMin: 1 }, of: ({ scores }: Figures) => scores.seo ?? 0 },
  {
    name: 'largest paint',
    unit: 'ms',
    bound: { valueMax: 1_800 },
    of: ({ largestPaintMs }: Figures) => largestPaintMs,
  },
  { name: 'layout shift', unit: '', bound: { valueMax: 0.02 }, of: ({ layoutShift }: Figures) => layoutShift },
  { name: 'blocked', unit: 'ms', bound: { valueMax: 100 }, of: ({ blockedMs }: Figures) => blockedMs },
]

/** As little as a page can be that Lighthouse finds no fault with. */
const barePage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title><meta name="description" content="Bare">' +
  '<meta name="viewport" content="width=device-width"></head><body><main><h1>Bare</h1><p>Nothing else.</p></main></body></html>'

/** A visitor's home page on Lighthouse's phone, beside a page without anything on the same machine. */
export const bench: Bench = {
  title: 'Lighthouse, home page of a visitor, mobile profile (run `npm run build` first)',
  rounds: 3,
  rows: kinds.flatMap(({ name, unit, bound }) => [
    { name: `${name}, ${bareName}`, unit },
    { name: `${name}, ${homeName}`, unit, bound },
  ]),
  open,
}

async function open(): Promise<Session> {
  const world = await openBenchWorld()
  try {
    await untilGames(world.portalUrl)
    const bare = await startBareServer({ body: barePage, contentType: 'text/html; charset=utf-8' })
    return {
      subjects: [measured(bareName, bare.url), measured(homeName, world.portalUrl)],
      close: async () => {
        await bare.close()
        await world.stop()
      },
    }
  } catch (error) {
    await world.stop()
    throw error
  }
}

const measured =
  (page: string, url: string): Subject =>
  async () => {
    const { stdout } = await run(process.execPath, [program, `${url}/`])
    const figures: Figures = JSON.parse(stdout)
    return Object.fromEntries(kinds.map(({ name, of }) => [`${name}, ${page}`, of(figures)]))
  }
