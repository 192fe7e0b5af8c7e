import { buildToOpen, built, isBuilt } from './build.ts'
import { forkScript, runScript, stopCommands } from './run-command.ts'

const program = 'packages/dev-env/src/start.ts'
const production = { NODE_ENV: 'production' }

/** Opens the whole system. Where there is something to build, a new world is filled meanwhile. */
export async function start(args: string[]): Promise<number> {
  if (await isBuilt()) {
    compressBeside()
    return runScript(program, args, { env: production })
  }
  const world = forkScript(program, args, { env: { ...production, SCREENS: 'coming' } })
  const code = await Promise.race([buildToOpen(), world.exited.then(() => undefined)])
  if (code === undefined) return world.exited
  if (code === 0) {
    world.child.send({ built })
    compressBeside()
  } else await stopCommands()
  return code || world.exited
}

/** Nobody waits for the compressed forms. */
const compressBeside = (): void => void forkScript('tools/compress-built.ts', [])
