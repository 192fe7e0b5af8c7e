import { bench } from './bench/index.ts'
import { build } from './build.ts'
import { check } from './check.ts'
import { generate } from './generate.ts'
import { requirements } from './requirements.ts'
import { runCommand, runScript, stopWithParent } from './run-command.ts'
import { test } from './test.ts'

type Task = (args: string[]) => Promise<number>

const world = 'packages/dev-env/src/start.ts'

const tasks: Record<string, Task> = {
  build,
  start: async (args) => (await build()) || runScript(world, args, { env: { NODE_ENV: 'production' } }),
  dev: (args) => runScript(world, ['--dev', ...args], { env: { NODE_ENV: 'development' } }),
  check,
  test,
  bench,
  requirements,
  stories: (args) => runCommand('vite', args, { folder: 'packages/ui/stories' }),
  certify: (args) => runScript('tools/certify.ts', args),
  rtp: (args) => runScript('tools/rtp.ts', args),
  'vendor-key': (args) => runScript('apps/server/src/vendor-key.ts', args),
  generate,
}

stopWithParent()
const [name = '', ...args] = process.argv.slice(2)
const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
if (!task) {
  console.error(`There is no task "${name}"; the tasks are ${Object.keys(tasks).join(', ')}.`)
  process.exit(2)
}
process.exit(await task(args))
