const triesMax = 5
// Serialisation failure, deadlock, and an id that somebody else wrote between the reading and the writing.
const staleCodes = new Set(['40001', '40P01', '23505'])

/** What a call decided on has changed before it wrote: nothing was written, and the call reads and decides again. */
export class StaleFacts extends Error {
  override name = 'StaleFacts'
}

/**
 * Money calls hold no lock while they decide: they read, decide, and write under the condition that what they read still
 * holds. Runs the work again until it does. @throws what the last of five tries threw
 */
export async function untilFresh<Result>(work: (isFirst: boolean) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work(attempt === 1)
    } catch (error) {
      if (!isStale(error) || attempt >= triesMax) throw error
    }
  }
}

const isStale = (error: unknown): boolean =>
  error instanceof StaleFacts || staleCodes.has((error as { code?: string }).code ?? '')
