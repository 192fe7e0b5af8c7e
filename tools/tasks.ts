import { build } from './build.ts'
import { runCommand, runScript, stopWithParent } from './run-command.ts'
import { start } from './start.ts'

type Task = (args: string[]) => Promise<number>

const production = { NODE_ENV: 'production' }

const programs = [
  ...[
    'vendor-key',
    'outbox',
    'regions',
    'screening',
    'reseal',
    'check-books',
    'create-operator',
    'move',
    'coin-vendor',
  ],
  ...['backup', 'restore', 'restore-drill'],
]
const runProgram = (name: string, args: string[]) => runScript('packages/dev-env/src/run-program.ts', [name, ...args])

// What `npm start` does not need is loaded only when asked for.
const tasks: Record<string, Task> = {
  build,
  start,
  dev: async (args) => (await import('./dev.ts')).dev(args),
  check: async () => (await import('./check.ts')).check(),
  test: async (args) => (await import('./test.ts')).test(args),
  bench: (args) => runScript('tools/bench/index.ts', args, { env: production }),
  requirements: async (args) => (await import('./requirements.ts')).requirements(args),
  stories: (args) => runCommand('vite', args, { folder: 'packages/ui/stories' }),
  mutants: (args) => runScript('tools/mutants/index.ts', args),
  certify: (args) => runScript('tools/certify.ts', args),
  rtp: (args) => runScript('tools/rtp.ts', args),
  settle: (args) => runScript('tools/settle/index.ts', args),
  verify: (args) => runScript('tools/verify.ts', args),
  'rng-evidence': (args) => runScript('tools/rng-evidence/index.ts', args),
  soak: (args) => runScript('packages/dev-env/src/soak/main.ts', args),
  'psw-conformance': (args) => runScript('packages/psw-conformance/src/main.ts', args),
  ...Object.fromEntries(programs.map((name) => [name, (args: string[]) => runProgram(name, args)])),
  generate: async () => (await import('./generate.ts')).generate(),
}

stopWithParent()
const [name = '', ...args] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
if (!task) {
  console.error(`There is no task "${name}"; the tasks are ${Object.keys(tasks).join(', ')}.`)
  process.exit(2)
}
process.exit(await task(args))
