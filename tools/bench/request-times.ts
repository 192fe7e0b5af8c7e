/** How many requests of a call took at most each of these times, in seconds. */
export type RequestTimes = ReadonlyMap<number, number>

/** What the server counted of a call since its start. */
export async function readRequestTimes(metricsPort: number, call: string): Promise<RequestTimes> {
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  const lines = (await answer.text()).split('\n')
  const times = new Map<number, number>()
  for (const line of lines) {
    if (!line.startsWith('fairground_request_seconds_bucket{') || !line.includes(`call="${call}"`)) continue
    const [, bound, count] = /le="([^"]+)".*\} (\d+)$/.exec(line) ?? []
    const seconds = bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound)
    times.set(seconds, (times.get(seconds) ?? 0) + Number(count))
  }
  return times
}

/** Within what time, in milliseconds, 99 of 100 requests between two readings were answered, even inside a bucket. */
export function slowestOf(before: RequestTimes, after: RequestTimes): number {
  const counts = [...after]
    .map(([seconds, count]) => ({ seconds, count: count - (before.get(seconds) ?? 0) }))
    .sort((a, b) => a.seconds - b.seconds)
  const wanted = (counts.at(-1)?.count ?? 0) * 0.99
  const at = counts.findIndex(({ count }) => count >= wanted)
  const [below, here] = [counts[at - 1] ?? { seconds: 0, count: 0 }, counts[at]]
  if (!here || wanted === 0) throw new Error('no request was counted between the readings')
  const share = (wanted - below.count) / (here.count - below.count)
  return 1000 * (below.seconds + share * (here.seconds - below.seconds))
}
