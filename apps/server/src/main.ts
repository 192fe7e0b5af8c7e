import { StartupError } from '@fairground/postgres'
import { createConfig, type Role, roles } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { startServer } from './start-server.ts'

const drainMsMax = 15_000

try {
  const wanted = process.argv.flatMap((arg, i, all) => (all[i - 1] === '--role' ? arg.split(',') : []))
  const unknown = wanted.find((role) => !roles.some((known) => known === role))
  if (unknown) throw new StartupError(`--role ${unknown} is not known; use ${roles.join(', ')}.`)
  const server = await startServer(createConfig(readEnv(process.env)), wanted.length > 0 ? (wanted as Role[]) : roles)
  process.send?.({ ready: true })
  // `disconnect`: whoever started this program is gone, or was killed with -9.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(event, () => {
      setTimeout(() => process.exit(1), drainMsMax).unref()
      void server.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
