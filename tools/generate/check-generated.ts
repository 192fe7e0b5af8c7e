import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { captureCommand } from '../run-command.ts'
import { root } from '../workspace.ts'
import { type Generator, generators } from './generators.ts'

const read = (file: string) => readFile(path.join(root, file), 'utf8').catch(() => undefined)

/** Files that differ from what the generator writes now. They are left as they were. */
async function findStale({ script, outputs }: Generator): Promise<string[]> {
  const before = new Map(await Promise.all(outputs().map(async (file) => [file, await read(file)] as const)))
  const { code, output } = await captureCommand('node', [script])
  if (code !== 0) return [`${script} ended with ${code}:\n${output}`]
  const stale: string[] = []
  for (const file of outputs()) {
    const kept = before.get(file)
    if ((await read(file)) === kept) continue
    stale.push(file)
    await (kept === undefined ? rm(path.join(root, file)) : writeFile(path.join(root, file), kept))
  }
  return stale
}

const stale = (await Promise.all(generators.map(findStale))).flat()
for (const file of stale) console.log(`out of date: ${file}`)
if (stale.length > 0) console.log('run `npm run generate` and commit the result')
process.exit(stale.length > 0 ? 1 : 0)
