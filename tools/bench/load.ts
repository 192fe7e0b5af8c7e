export interface Load {
  perSecond: number
  p50Ms: number
  p99Ms: number
}

/** Keeps `inFlight` calls running for the time given, each starting when one ends. */
export async function closedLoop(
  work: () => Promise<unknown>,
  { inFlight, durationMs }: { inFlight: number; durationMs: number },
): Promise<Load> {
  const latencies: number[] = []
  const startedAt = performance.now()
  const deadline = startedAt + durationMs
  const lane = async () => {
    while (performance.now() < deadline) {
      const sentAt = performance.now()
      await work()
      latencies.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, lane))
  return loadOf(latencies, performance.now() - startedAt)
}

/** Starts calls at a fixed rate whether or not the earlier ones have ended; a latency counts from the moment the call was due. */
export async function openLoop(
  work: () => Promise<unknown>,
  { perSecond, durationMs }: { perSecond: number; durationMs: number },
): Promise<Load> {
  const latencies: number[] = []
  const calls: Promise<void>[] = []
  const startedAt = performance.now()
  const count = Math.floor((perSecond * durationMs) / 1000)
  const call = async (dueAt: number) => {
    await work()
    latencies.push(performance.now() - dueAt)
  }
  while (calls.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - startedAt) * perSecond) / 1000) + 1)
    while (calls.length < due) calls.push(call(startedAt + (calls.length * 1000) / perSecond))
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  await Promise.all(calls)
  return loadOf(latencies, performance.now() - startedAt)
}

/** Starts this many calls in one event-loop turn; every latency counts from there. */
export async function burst(work: () => Promise<unknown>, count: number): Promise<Load> {
  const latencies: number[] = []
  const startedAt = performance.now()
  const call = async () => {
    await work()
    latencies.push(performance.now() - startedAt)
  }
  await Promise.all(Array.from({ length: count }, call))
  return loadOf(latencies, performance.now() - startedAt)
}

function loadOf(latencies: number[], elapsedMs: number): Load {
  const sorted = latencies.toSorted((a, b) => a - b)
  const percentile = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
  return { perSecond: (latencies.length * 1000) / elapsedMs, p50Ms: percentile(0.5), p99Ms: percentile(0.99) }
}
