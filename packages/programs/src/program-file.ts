import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '../../..')
const folder = path.join(root, 'node_modules/.cache/programs')
/** Beside its own source: the packages, and what makes the bundle. */
const alwaysRead = ['package-lock.json', 'packages/programs/src/bundle-program.ts'].map((file) => path.join(root, file))

const making = new Map<string, Promise<string>>()

/**
 * The file to start a program of the repository by: its entry and all of the source in one module, which Node loads in less
 * than half the time (decision 127). It is kept, and made anew when anything in it has changed.
 *
 * @param entry path of the TypeScript file
 */
export async function programFile(entry: string): Promise<string> {
  const kept = keptProgram(entry)
  if (kept) return kept
  const underWay = making.get(entry) ?? makeProgram(entry).finally(() => making.delete(entry))
  making.set(entry, underWay)
  return underWay
}

const nameOf = (entry: string) => path.relative(root, entry).replaceAll(path.sep, '-').replace(/\.ts$/, '')
const fileOf = (entry: string) => path.join(folder, `${nameOf(entry)}.mjs`)
const listOf = (entry: string) => path.join(folder, `${nameOf(entry)}.json`)

interface Kept {
  /** Of the file it belongs to. */
  stamp: string
  inputs: Record<string, string | null>
}

function keptProgram(entry: string): string | undefined {
  if (!existsSync(listOf(entry))) return undefined
  const { stamp, inputs } = JSON.parse(readFileSync(listOf(entry), 'utf8')) as Kept
  const isCurrent = Object.entries(inputs).every(([file, then]) => stampOf(path.join(root, file)) === then)
  return isCurrent && stampOf(fileOf(entry)) === stamp ? fileOf(entry) : undefined
}

async function makeProgram(entry: string): Promise<string> {
  const { bundleProgram } = await import('./bundle-program.ts')
  const startedMs = Date.now()
  const { code, inputs } = await bundleProgram(entry, folder)
  mkdirSync(folder, { recursive: true })
  // What changed since may have been read before or after: the next one makes the program anew.
  const isSettled = (file: string) => statSync(file).mtimeMs < startedMs
  const stamps = [...inputs, ...alwaysRead].map((file) => [
    path.relative(root, file),
    isSettled(file) ? stampOf(file) : null,
  ])
  writeWhole(fileOf(entry), code)
  const kept: Kept = { stamp: stampOf(fileOf(entry)) ?? '', inputs: Object.fromEntries(stamps) }
  writeWhole(listOf(entry), JSON.stringify(kept))
  return fileOf(entry)
}

function stampOf(file: string): string | undefined {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat && `${stat.mtimeMs} ${stat.size}`
}

/** Others may be reading, or writing the same. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, file)
}
