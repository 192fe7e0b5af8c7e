import { inspect } from 'node:util'
import { StartupError } from '@fairground/postgres'

const drainMsMax = 15_000

/** Starts the program, says so to its parent, and stops it when it is asked to. */
export async function runVendor(start: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  try {
    const vendor = await start()
    process.send?.({ ready: true })
    // `disconnect`: whoever started this program is gone, or was killed with -9.
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
      process.once(event, () => {
        setTimeout(() => process.exit(1), drainMsMax).unref()
        void vendor.stop().then(() => process.exit(0))
      })
    }
  } catch (error) {
    process.stderr.write(`${error instanceof StartupError ? error.message : inspect(error)}\n`)
    process.exit(1)
  }
}
