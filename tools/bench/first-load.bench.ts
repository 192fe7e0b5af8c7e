import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Bench, Session } from './bench.ts'

const dist = path.join(import.meta.dirname, '../../apps/portal/dist')
const kilobyte = 1_000

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
type Manifest = Partial<Record<string, Chunk>>

/**
 * What the browser fetches until a visitor's home page stands complete, from the built portal. Pictures are not counted,
 * nor what is fetched afterwards, when the page is at rest, for windows that may be opened.
 */
export const bench: Bench = {
  title: 'First load of the home page (run `npm run build` first)',
  rounds: 1,
  rows: [
    { name: 'script, brotli', unit: 'kB', bound: { valueMax: 150 } },
    { name: 'script, gzip', unit: 'kB' },
    { name: 'style and text font, brotli', unit: 'kB', bound: { valueMax: 40 } },
    { name: 'style, gzip', unit: 'kB' },
    { name: 'headline font, after the first paint', unit: 'kB' },
  ],
  open: async (): Promise<Session> => ({ subjects: [async () => measure()], close: async () => {} }),
}

/** Where the document names what a Vietnamese visitor of the home page is to fetch. */
const named = /(?:src|href|data-vi)="([^"]+)"/g

function measure(): Record<string, number> {
  const html = read('index.html').toString()
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString())
  const files = new Set([...html.matchAll(named)].flatMap(([, value = '']) => value.split(' ').map(withoutSlash)))
  const seen = new Set<string>()
  const started = Object.keys(manifest).filter((key) => files.has(manifest[key]?.file ?? ''))
  for (const entry of started) collect({ manifest, seen, files }, entry)
  const sum = (wanted: RegExp, bytesOf: (content: Buffer) => number) =>
    [...files].reduce((total, file) => total + (wanted.test(file) ? bytesOf(read(file)) : 0), 0) / kilobyte
  const fonts = Object.values(manifest).flatMap((chunk) => chunk?.file ?? [])
  const headlines = fonts.filter((file) => /bevan-(?:latin|vietnamese)-[^/.]{8}\.woff2$/.test(file))
  return {
    'script, brotli': sum(/\.js$/, brotli),
    'script, gzip': sum(/\.js$/, gzip),
    'style and text font, brotli': sum(/\.css$/, brotli) + sum(/\.woff2$/, (content) => content.length),
    'style, gzip': sum(/\.css$/, gzip),
    'headline font, after the first paint': headlines.reduce((total, file) => total + read(file).length, 0) / kilobyte,
  }
}

const read = (file: string): Buffer => readFileSync(path.join(dist, file))
const brotli = (content: Buffer): number => brotliCompressSync(content).length
const gzip = (content: Buffer): number => gzipSync(content).length
const withoutSlash = (file: string): string => file.replace(/^\//, '')

/** @throws when the build has no such part: it is measured under another name then */
function collect(found: { manifest: Manifest; seen: Set<string>; files: Set<string> }, key: string): void {
  if (found.seen.has(key)) return
  const chunk = found.manifest[key]
  if (!chunk) throw new Error(`the built portal has no ${key}`)
  found.seen.add(key)
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.files.add(file)
  for (const next of chunk.imports ?? []) collect(found, next)
}
