import { StartupError } from '@fairground/postgres'
import { createConfig } from './config/config.ts'
import { readEnv } from './config/env.ts'
import { startStudio } from './start-studio.ts'

const drainMsMax = 15_000

try {
  const studio = await startStudio(createConfig(readEnv(process.env)))
  process.send?.({ ready: true })
  // `disconnect`: whoever started this program is gone, or was killed with -9.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(event, () => {
      setTimeout(() => process.exit(1), drainMsMax).unref()
      void studio.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exit(1)
}
