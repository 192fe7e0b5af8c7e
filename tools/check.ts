import { type Outcome, runSteps, type Step } from './steps.ts'

const script = (name: string, file: string): Step => ({ name, command: ['node', file] })

/** The apps are built and checked by them. */
const routeTrees = script('route trees', 'tools/generate/write-route-trees.ts')

const steps: Step[] = [
  // Every checker of a project works out the large types anew: two take a quarter less processor than four.
  { name: 'types', command: ['tsc', '-b', '--checkers', '2'] },
  { name: 'format and lint', command: ['biome', 'check', '--error-on-warnings', '--max-diagnostics=200'] },
  { name: 'promises', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  script('boundaries', 'tools/boundaries/check-boundaries.ts'),
  script('source', 'tools/check-source.ts'),
  { name: 'unused', command: ['knip', '--no-progress'] },
  script('catalogues', 'packages/i18n/check.ts'),
  script('text keys', 'tools/check-keys.ts'),
  script('generated files', 'tools/generate/check-generated.ts'),
]

export const writeRouteTrees = (): Promise<Outcome[]> => runSteps([routeTrees])

/** Everything that can be said about the code without running it, where the route trees are written. */
export const runChecks = (): Promise<Outcome[]> => runSteps(steps)

/** Runs every check and resolves to 0 when all passed. */
export async function check(): Promise<number> {
  const outcomes = [...(await writeRouteTrees()), ...(await runChecks())]
  const failed = outcomes.filter((outcome) => !outcome.isPassed)
  console.log(`${outcomes.length - failed.length} passed, ${failed.length} failed`)
  return failed.length === 0 ? 0 : 1
}
