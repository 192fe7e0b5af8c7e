import { availableParallelism } from 'node:os'

/** Too much to do: whoever is sent away may come again after so long. */
export class Busy extends Error {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(`busy for ${retryAfterSeconds} s`)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Hashes run on the four threads that files and names are read on, too: one stays free of them. */
const runningMax = Math.min(3, Math.max(2, availableParallelism()))
/** Some two seconds of work; strangers fill no more than the first part of it. */
const waitingMax = 60
const strangersMax = 40
const retryAfterSeconds = 2

interface Waiting {
  start(): void
}

/** Limits concurrent hashes. Known browsers and sessions go before unknown ones; excess callers are refused. */
export class HashQueue {
  #running = 0
  readonly #known: Waiting[] = []
  readonly #strangers: Waiting[] = []

  async run<Result>(isKnown: boolean, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(isKnown)
    try {
      return await work()
    } finally {
      this.#running -= 1
      const next = this.#known.shift() ?? this.#strangers.shift()
      next?.start()
    }
  }

  #enter(isKnown: boolean): Promise<void> {
    if (this.#running < runningMax) {
      this.#running += 1
      return Promise.resolve()
    }
    const waiting = this.#known.length + this.#strangers.length
    if (waiting >= waitingMax || (!isKnown && this.#strangers.length >= strangersMax)) throw new Busy(retryAfterSeconds)
    const line = isKnown ? this.#known : this.#strangers
    return new Promise((resolve) => {
      const start = () => {
        this.#running += 1
        resolve()
      }
      line.push({ start })
    })
  }
}
