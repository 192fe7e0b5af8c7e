import { Counter } from 'prom-client'

/** The first three of each call; the rest of each commit, which many calls share. */
type Part = 'verify' | 'parse' | 'answer' | 'claim' | 'limits' | 'booking' | 'remember' | 'balances'

const seconds = new Counter({
  name: 'fairground_psw_part_seconds_total',
  help: 'Where the time of PSW/1 calls goes; parts of a commit count once for all calls in it',
  labelNames: ['part'],
})

/** Adds the time since then to the part. */
export const addPart = (part: Part, startedAt: number): void =>
  seconds.inc({ part }, (performance.now() - startedAt) / 1_000)

/** Adds what the work takes to its part. */
export async function timed<Result>(part: Part, work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    addPart(part, startedAt)
  }
}
