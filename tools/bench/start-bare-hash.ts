import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

interface Password {
  hash: string
  password: string
}

export interface BareHash {
  /** Verifications a second. */
  measure(load: { inFlight: number; durationMs: number }): Promise<number>
  close(): Promise<void>
}

/** Starts `bare-hash.ts` in a process of its own, as the server it is compared to has one. */
export function startBareHash(password: Password): BareHash {
  const child = fork(path.join(import.meta.dirname, 'bare-hash.ts'))
  const exited = once(child, 'exit')
  return {
    async measure(load) {
      child.send({ ...password, ...load })
      const [answer] = await Promise.race([once(child, 'message'), exited])
      if (typeof answer !== 'object' || answer === null) throw new Error('the bare hash ended')
      return (answer as { perSecond: number }).perSecond
    },
    async close() {
      child.disconnect()
      await exited
    },
  }
}
