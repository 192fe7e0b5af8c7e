import type { Outcome } from './outcome.ts'

export interface Patience {
  /** Resolves after this many milliseconds; injected so that tests control time. */
  sleep(ms: number): Promise<void>
  /** Called before every retry: tells the player that the bet is being checked. */
  onChecking(attempt: number): void
}

/** After these nobody knows yet whether the bet was placed. */
const unknown: readonly string[] = ['OFFLINE', 'SYSTEM_ERROR', 'TOO_MANY_REQUESTS', 'WALLET_UNREACHABLE']
const pauseMsFirst = 300
const pauseMsMax = 5_000
/** A lost line is asked as long as it takes; a vendor that keeps answering with an error is believed in the end. */
const answeredErrorsMax = 6

/** Asks the same again until the vendor says what became of it. `ask` must carry one request id. */
export async function askUntilKnown<Answer, Code extends string>(
  ask: () => Promise<Outcome<Answer, Code>>,
  { sleep, onChecking }: Patience,
): Promise<Outcome<Answer, Code>> {
  let answeredErrors = 0
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await ask()
    if (outcome.ok || !unknown.includes(outcome.code)) return outcome
    if (outcome.code !== 'OFFLINE') answeredErrors += 1
    if (answeredErrors >= answeredErrorsMax) return outcome
    if (outcome.code !== 'TOO_MANY_REQUESTS') onChecking(attempt + 1)
    await sleep(Math.min(pauseMsFirst * 2 ** attempt, pauseMsMax))
  }
}
