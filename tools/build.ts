import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { precompress } from './precompress.ts'
import { runCommand } from './run-command.ts'
import { withLock } from './with-lock.ts'
import { listSourceFiles, root, workspaceClosure } from './workspace.ts'

interface Target {
  folder: string
  /** Must exist for an earlier build to count. */
  proof: string
  command: [string, ...string[]]
}

const art: Target = { folder: 'packages/art', proof: 'dist', command: ['node', 'build.ts'] }
const apps: Target[] = ['apps/portal', 'apps/console', 'apps/game-client'].map((folder) => ({
  folder,
  proof: 'dist/index.html',
  command: ['vite', 'build', '--logLevel', 'warn'],
}))

const notInput = /\.(test|spec|stories)\.tsx?$|(^|\/)(test|stories)\/|\/routeTree\.gen\.ts$/
const sharedInputs = ['package-lock.json', 'tsconfig.base.json', 'tools/precompress.ts', 'tools/build.ts']

/** Builds art and apps as far as they are not up to date; resolves to the first exit code that is not 0. */
export const build = (): Promise<number> => buildAll([art, ...apps])

/** Builds only the pictures. */
export const buildArt = (): Promise<number> => buildAll([art])

function buildAll(targets: Target[]): Promise<number> {
  return withLock('build', async () => {
    for (const target of targets) {
      const code = await buildTarget(target)
      if (code !== 0) return code
    }
    return 0
  })
}

async function buildTarget(target: Target): Promise<number> {
  const inputs = await hashInputs(target)
  const stamp = path.join(root, target.folder, 'dist/.inputs')
  const isBuilt = existsSync(path.join(root, target.folder, target.proof))
  if (isBuilt && (await readFile(stamp, 'utf8').catch(() => '')) === inputs) return 0
  const startedAt = performance.now()
  await rm(stamp, { force: true })
  const [command, ...args] = target.command
  const code = await runCommand(command, args, { folder: target.folder, env: { NODE_ENV: 'production' } })
  if (code !== 0) return code
  await listPages(target.folder)
  await precompress(path.join(root, target.folder, 'dist'))
  await writeFile(stamp, inputs)
  console.log(`Built ${target.folder} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  return 0
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
  const sources = [...workspaceClosure(target.folder)]
    .sort()
    .flatMap((folder) => listSourceFiles(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !notInput.test(file))
  for (const file of [...sharedInputs, ...sources]) hash.update(file).update(await readFile(path.join(root, file)))
  return hash.digest('hex')
}
