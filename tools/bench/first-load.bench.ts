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
  assets?: string[]
}
type Manifest = Record<string, Chunk>

/** What the browser fetches for a visitor's home page before it is shown, from the built portal. Pictures are not counted. */
export const bench: Bench = {
  title: 'First load of the home page (run `npm run build` first)',
  rounds: 1,
  rows: [
    { name: 'script, brotli', unit: 'kB', bound: { valueMax: 150 } },
    { name: 'script, gzip', unit: 'kB' },
    { name: 'style and first fonts, brotli', unit: 'kB', bound: { valueMax: 40 } },
    { name: 'style, gzip', unit: 'kB' },
  ],
  open: async (): Promise<Session> => ({ subjects: [async () => measure()], close: async () => {} }),
}

/** The home page, the shell around it, and the texts of the default language. */
const shown = [
  'index.html',
  'src/routes/__root.tsx?tsr-split=component',
  'src/routes/_site.tsx?tsr-split=component',
  'src/routes/_site/index.tsx?tsr-split=component',
  ...['portal', 'common', 'ui', 'errors'].map((name) => `../../packages/i18n/locales/vi/${name}.json`),
]

function measure(): Record<string, number> {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = new Set<string>()
  for (const entry of shown) collect(manifest, entry, chunks)
  const scripts = [...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'))
  const styles = [...new Set([...chunks].flatMap((key) => manifest[key]?.css ?? []))]
  // The running text of a Vietnamese page; headlines swap in later without moving anything.
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /hanken-(latin|vietnamese)-[^/]*\.woff2$/.test(file))
  const sum = (files: string[], size: (bytes: Buffer) => number) =>
    files.reduce((total, file) => total + size(readFileSync(path.join(dist, file))), 0) / kilobyte
  const brotli = (bytes: Buffer) => brotliCompressSync(bytes).length
  const gzip = (bytes: Buffer) => gzipSync(bytes).length
  return {
    'script, brotli': sum(scripts, brotli),
    'script, gzip': sum(scripts, gzip),
    'style and first fonts, brotli': sum(styles, brotli) + sum(fonts, (bytes) => bytes.length),
    'style, gzip': sum(styles, gzip),
  }
}

function collect(manifest: Manifest, key: string, found: Set<string>): void {
  if (found.has(key) || !manifest[key]) return
  found.add(key)
  for (const next of manifest[key].imports ?? []) collect(manifest, next, found)
}
