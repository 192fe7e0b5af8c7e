import { setTimeout as sleep } from 'node:timers/promises'
import type { WalletCallRow } from '../db/schema.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { attemptCall } from './attempt-call.ts'
import { claimDueCalls } from './call-store.ts'
import { type EndsOf, resolveBet, resolveLostAfterMs } from './resolve-bet.ts'

const batchMax = 20
const pollMs = 1_000
const busyPauseMs = 50
const callTimeoutMs = 10_000
const lostAfterMs = Math.max(callTimeoutMs + 2_000, resolveLostAfterMs)

/** Sends every money call that is due, in batches; returns how many there were. */
export async function runDueCalls(context: VendorKit, endsOf: EndsOf): Promise<number> {
  const now = context.clock.now()
  const calls = await claimDueCalls(context.db, now, new Date(now.getTime() + lostAfterMs), batchMax)
  const ends = await Promise.allSettled(calls.map((call) => runCall(context, call, endsOf)))
  for (const end of ends) {
    if (end.status === 'rejected') context.log.error({ err: end.reason }, 'a wallet call could not be worked on')
  }
  return calls.length
}

const runCall = (context: VendorKit, call: WalletCallRow, endsOf: EndsOf): Promise<void> =>
  call.call === 'bet' ? resolveBet(context, call, endsOf) : attemptCall(context, call, callTimeoutMs)

interface CallLoop {
  /** How a bet that was left behind ends. */
  endsOf: EndsOf
  isBusy?(): boolean
}

/**
 * Looks for due calls every second, and whenever the bell rings, until stopped; `stop` waits for those under way. While
 * `isBusy`, players wait for something else: then batches follow each other with a pause.
 */
export function startCallLoop(context: VendorKit, calls: CallLoop): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const loop = run(context, calls, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      context.callsDue.ring()
      await loop
    },
  }
}

async function run(context: VendorKit, { endsOf, isBusy }: CallLoop, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    if (isBusy?.()) await sleep(busyPauseMs)
    const count = await runDueCalls(context, endsOf).catch((error: unknown) => {
      context.log.error({ err: error }, 'due wallet calls could not be read')
      return 0
    })
    if (count < batchMax && !signal.aborted) await context.callsDue.sleep(pollMs)
  }
}
