import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { captureCommand, stopWithParent } from '../run-command.ts'
import { root } from '../workspace.ts'
import { copyWorkspace } from './copy-workspace.ts'
import { type Mutant, mutants } from './mutants.ts'
import { runStryker } from './run-stryker.ts'

// `npm run mutants`: puts one mistake after the other into a copy of the sources and asks whether a test notices.
// `npm run mutants -- stryker wallet --mutate 'apps/**/accounts.ts' --force`: the mistakes are Stryker's; without a scope all.
stopWithParent()
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'string', multiple: true }, force: { type: 'boolean', default: false } },
})
const [tool, ...scopes] = positionals
if (tool !== undefined && tool !== 'stryker')
  throw new Error(`“${tool}” makes no mistakes; leave it out or say stryker.`)
const copy = copyWorkspace()
try {
  process.exitCode = tool
    ? await runStryker(copy, { scopes, mutate: values.mutate, isForced: values.force })
    : await run()
} finally {
  process.chdir(root)
  rmSync(copy, { recursive: true, force: true })
}

async function run(): Promise<number> {
  let survivors = 0
  for (const mutant of mutants) {
    const isSoundBefore = (await failuresOf(mutant)) === 0
    const undo = change(mutant)
    const failures = isSoundBefore ? await failuresOf(mutant) : 0
    undo()
    if (failures === 0) survivors += 1
    const verdict = !isSoundBefore ? 'test fails without it' : failures > 0 ? 'caught' : 'SURVIVED'
    console.log(`${verdict.padEnd(9)} ${mutant.name} — ${mutant.test.title.trim()}`)
  }
  console.log(`${mutants.length - survivors} of ${mutants.length} caught`)
  return survivors === 0 ? 0 : 1
}

/** Injects the mistake; returns the function that removes it. */
function change({ name, file, from, to }: Mutant): () => void {
  const target = path.join(copy, file)
  const text = readFileSync(target, 'utf8')
  if (text.split(from).length !== 2) throw new Error(`${name}: ${file} has other words now; write the mutant anew.`)
  writeFileSync(
    target,
    text.replace(from, () => to),
  )
  return () => writeFileSync(target, text)
}

async function failuresOf({ test }: Mutant): Promise<number> {
  const report = path.join(copy, 'report.json')
  const title = test.title.replace(/[[\]]/g, '\\$&')
  const args = ['run', test.file, '-t', title, '--root', copy, '--reporter=json', `--outputFile=${report}`]
  await captureCommand('vitest', args)
  const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
  rmSync(report)
  if ((numFailedTests ?? 0) + (numPassedTests ?? 0) === 0) throw new Error(`${test.file} has no test “${test.title}”.`)
  return numFailedTests ?? 0
}
