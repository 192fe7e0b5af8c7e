import { buildToOpen, built, isBuilt } from './build.ts'
import { forkScript, stopCommands } from './run-command.ts'

const program = 'packages/dev-env/src/start.ts'
const production = { NODE_ENV: 'production' }

/** Opens the whole system. Where there is something to build, a new world is filled meanwhile. */
export async function start(args: string[]): Promise<number> {
  if (await isBuilt()) return openWorld(args, production).exited
  const world = openWorld(args, { ...production, SCREENS: 'coming' })
  const code = await Promise.race([buildToOpen(), world.exited.then(() => undefined)])
  if (code === undefined) return world.exited
  if (code === 0) world.child.send({ built })
  else await stopCommands()
  return code || world.exited
}

/** Nobody waits for the compressed forms: they are made once the world is open. */
function openWorld(args: string[], env: Record<string, string>) {
  const world = forkScript(program, args, { env })
  world.child.on('message', (message) => message === 'open' && forkScript('tools/compress-built.ts', []))
  return world
}
