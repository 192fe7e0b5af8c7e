import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { precompress } from './precompress.ts'
import { forkScript, runCommand } from './run-command.ts'
import { withLock } from './with-lock.ts'
import { listSourceFiles, root, workspaceClosure } from './workspace.ts'

interface Target {
  folder: string
  /** Must exist for an earlier build to count. */
  proof: string
  command: [string, ...string[]]
}

const art: Target = { folder: 'packages/art', proof: 'dist', command: ['node', 'build.ts'] }
const apps: Target[] = [
  'apps/portal',
  'apps/console',
  'apps/game-client',
  'apps/lottery-client',
  'apps/sportsbook-client',
].map((folder) => ({
  folder,
  proof: 'dist/index.html',
  command: ['vite', 'build', '--logLevel', 'warn'],
}))

const notInput = /\.(test|spec|stories)\.tsx?$|(^|\/)(test|stories)\/|\/routeTree\.gen\.ts$/
const sharedInputs = ['package-lock.json', 'tsconfig.base.json', 'tools/precompress.ts', 'tools/build.ts']

/** Builds art and apps as far as they are not up to date; resolves to the first exit code that is not 0. */
export const build = (): Promise<number> =>
  withLock('build', async () => {
    const code = await inTurn([art, ...apps])
    if (code === 0) await compressBuilt()
    return code
  })

/**
 * Builds what a first start needs to open, side by side, and leaves the rest of the pictures to a process beside it, which
 * ends with this one; the next build looks at whether it came to its end.
 */
export const buildToOpen = (): Promise<number> =>
  withLock('build', async () => {
    const pictures = (await isUpToDate(art)) ? undefined : drawArt()
    await pictures?.planned
    const [portal, ...others] = apps
    // The world beside them does one thing after another, so it goes first.
    const lanes = [inTurn(portal ? [portal] : [], true), inTurn(others, true), ...(pictures ? [pictures.first] : [])]
    const codes = await Promise.all(lanes)
    return codes.find((code) => code !== 0) ?? 0
  })

/** Whether a start has nothing to build. */
export async function isBuilt(): Promise<boolean> {
  for (const target of [art, ...apps]) if (!(await isUpToDate(target))) return false
  return true
}

/** Builds only the pictures. */
export const buildArt = (): Promise<number> => withLock('build', () => inTurn([art]))

/** The compressed forms of all that is built: what is missing of them is sent as it is meanwhile. */
export async function compressBuilt(): Promise<void> {
  for (const { folder } of [art, ...apps]) await precompress(path.join(root, folder, 'dist'))
}

async function inTurn(targets: Target[], isPatient = false): Promise<number> {
  for (const target of targets) {
    const code = await buildTarget(target, isPatient)
    if (code !== 0) return code
  }
  return 0
}

/** Names of all pictures first, then those of the first page, then the others at the lowest priority. */
function drawArt(): { planned: Promise<unknown>; first: Promise<number> } {
  const startedAt = performance.now()
  const { child, exited } = forkScript('packages/art/build.ts', ['--quiet'], { env: { NODE_ENV: 'production' } })
  const told = (word: string) =>
    new Promise<number>((resolve) => child.on('message', (message) => message === word && resolve(0)))
  const first = Promise.race([told('first'), exited])
  void first.then(() => note('first pictures', startedAt))
  return { planned: Promise.race([told('planned'), exited]), first }
}

async function buildTarget(target: Target, isPatient = false): Promise<number> {
  const inputs = await hashInputs(target)
  const stamp = stampOf(target)
  if (await isUpToDate(target, inputs)) return 0
  const startedAt = performance.now()
  await rm(stamp, { force: true })
  const [command, ...args] = target.command
  const env = { NODE_ENV: 'production' }
  const code = await runCommand(command, args, { folder: target.folder, env, isPatient })
  if (code !== 0) return code
  await listPages(target.folder)
  await writeFile(stamp, inputs)
  note(target.folder, startedAt)
  return 0
}

/** What this process built, with its seconds. */
export const built: string[] = []

function note(name: string, startedAt: number): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`Built ${name} in ${seconds} s`)
  built.push(`${name} ${seconds} s`)
}

const stampOf = ({ folder }: Target): string => path.join(root, folder, 'dist/.inputs')

async function isUpToDate(target: Target, inputs?: string): Promise<boolean> {
  if (!existsSync(path.join(root, target.folder, target.proof))) return false
  return (await readFile(stampOf(target), 'utf8').catch(() => '')) === (inputs ?? (await hashInputs(target)))
}

/** Where the pages of a browser app stand, for the server: everything else is not found. */
async function listPages(folder: string): Promise<void> {
  const tree = await readFile(path.join(root, folder, 'src/routeTree.gen.ts'), 'utf8').catch(() => undefined)
  const [, list = ''] = /fullPaths:((?:\s*\| '[^']*')+)/.exec(tree ?? '') ?? []
  const pages = [...list.matchAll(/'([^']*)'/g)].map(([, page]) => page?.replace(/(?<=.)\/$/, ''))
  if (tree) await writeFile(path.join(root, folder, 'dist/pages.json'), JSON.stringify(pages))
}

/** Changes when any file the target is made from changes, its workspace dependencies included. */
async function hashInputs(target: Target): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(target))
  for (const file of sharedInputs) hash.update(file).update(readFileSync(path.join(root, file)))
  for (const folder of [...workspaceClosure(target.folder)].sort()) hash.update(folder).update(hashSources(folder))
  return hash.digest('hex')
}

/** All that is made here is made from the files as this process first read them. */
const sourceHashes = new Map<string, string>()

function hashSources(folder: string): string {
  const known = sourceHashes.get(folder)
  if (known) return known
  const hash = createHash('sha256')
  for (const file of listSourceFiles(path.join(root, folder)).filter((name) => !notInput.test(`${folder}/${name}`)))
    hash.update(file).update(readFileSync(path.join(root, folder, file)))
  const told = hash.digest('hex')
  sourceHashes.set(folder, told)
  return told
}
