import { setTimeout as sleep } from 'node:timers/promises'
import type { WalletCallRow } from '../db/schema.ts'
import type { VendorKit } from '../vendor-kit.ts'
import { attemptCall } from './attempt-call.ts'
import { claimDueCalls } from './call-store.ts'
import { type EndsOf, resolveBet, resolveLostAfterMs } from './resolve-bet.ts'

/** Under way at once. */
const flightMax = 20
const pollMs = 1_000
const busyPauseMs = 50
const callTimeoutMs = 10_000
const lostAfterMs = Math.max(callTimeoutMs + 2_000, resolveLostAfterMs)

/** Sends money calls that are due, as many as may be under way at once; returns how many there were. */
export async function runDueCalls(context: VendorKit, endsOf: EndsOf): Promise<number> {
  const calls = await claim(context, flightMax)
  await Promise.all(calls.map((call) => runCall(context, call, endsOf)))
  return calls.length
}

function claim(context: VendorKit, limit: number): Promise<WalletCallRow[]> {
  const now = context.clock.now()
  return claimDueCalls(context.db, now, new Date(now.getTime() + lostAfterMs), limit)
}

async function runCall(context: VendorKit, call: WalletCallRow, endsOf: EndsOf): Promise<void> {
  try {
    if (call.call === 'bet') await resolveBet(context, call, endsOf)
    else await attemptCall(context, call, callTimeoutMs)
  } catch (err) {
    context.log.error({ err }, 'a wallet call could not be worked on')
  }
}

interface CallLoop {
  /** How a bet that was left behind ends. */
  endsOf: EndsOf
  isBusy?(): boolean
}

/**
 * Looks for due calls every second, and whenever the bell rings, until stopped; `stop` waits for those under way. While
 * `isBusy`, players wait for something else: then calls are taken with a pause.
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
  const flying = new Set<Promise<void>>()
  while (!signal.aborted) {
    if (isBusy?.()) await sleep(busyPauseMs)
    const room = flightMax - flying.size
    const calls = await claim(context, room).catch((error: unknown) => {
      context.log.error({ err: error }, 'due wallet calls could not be read')
      return []
    })
    for (const call of calls) {
      const flight: Promise<void> = runCall(context, call, endsOf).finally(() => flying.delete(flight))
      flying.add(flight)
    }
    // Others are claimed for half of them at a time: one slow answer holds up no other call.
    if (calls.length === room) while (flying.size > flightMax / 2) await Promise.race(flying)
    else if (!signal.aborted) await context.callsDue.sleep(pollMs)
  }
  await Promise.all(flying)
}
