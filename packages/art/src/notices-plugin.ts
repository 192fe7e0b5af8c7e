import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where every app serves it. */
const fileName = 'third-party-notices.txt'
const credits = path.join(import.meta.dirname, '../../../docs/CREDITS.md')
const rule = `\n${'-'.repeat(78)}\n\n`

interface Chunk {
  type: 'chunk' | 'asset'
  moduleIds?: readonly string[]
  originalFileNames?: readonly string[]
}
interface Output {
  emitFile(file: { type: 'asset'; fileName: string; source: string }): void
}

/** Writes a browser app's third-party notices: authors and licences. Bundled packages are found automatically. */
export function noticesPlugin() {
  return {
    name: 'third-party-notices',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(this: Output, _options: unknown, bundle: Record<string, Chunk>) {
      const files = Object.values(bundle).flatMap(({ moduleIds = [], originalFileNames = [] }) => [
        ...moduleIds,
        ...originalFileNames,
      ])
      this.emitFile({ type: 'asset', fileName, source: noticesOf(files) })
    },
  }
}

/** The notices of the packages that these files belong to, each once, and of the pictures. */
export function noticesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => folderOf(file) ?? []))
  const notices = [...folders].map(noticeOf)
  const unique = [...new Map(notices.map((notice) => [notice.title, notice])).values()]
  const sorted = unique.toSorted((a, b) => (a.title < b.title ? -1 : 1))
  const head = 'Fairground contains the work of others. It is used with thanks under these licences.\n'
  return [head, ...sorted.map(({ title, text }) => `${title}\n\n${text.trim()}\n`), readFileSync(credits, 'utf8')].join(
    rule,
  )
}

/** The folder of the package that a file belongs to; none of our own. */
function folderOf(file: string): string | undefined {
  const end = /^.*\/node_modules\/(?:@[^/]+\/)?[^/?]+(?=\/)/.exec(file.replaceAll('\0', ''))?.[0]
  const root = end && path.resolve(end)
  return root && existsSync(path.join(root, 'package.json')) ? root : undefined
}

function noticeOf(folder: string): { title: string; text: string } {
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
    author?: string | { name?: string }
  }
  if (!license) throw new Error(`${name} names no licence`)
  const own = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying|ofl)(?:[.-]|$)/i.test(file))
  const by = typeof author === 'string' ? author : author?.name
  const text = own.map((file) => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n')
  return { title: `${name} ${version} (${license})`, text: text || `Licence: ${license}${by ? `, by ${by}` : ''}` }
}
