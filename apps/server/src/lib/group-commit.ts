export interface GroupCommitOptions<Item, Result> {
  /** Commits all items or none; results in the order of the items. @throws OutcomeUnknownError when it cannot tell which */
  commit(items: readonly Item[]): Promise<Result[]>
  /** Items with a word in common never share a batch, and keep their order. */
  wordsOf(item: Item): readonly string[]
  /** Whose turn it is: when a batch failed, the items of one owner are tried one after another. */
  ownerOf(item: Item): string
  /** False when trying the items of a failed batch alone would be in vain: the database is away. */
  isWorthRepeating(): Promise<boolean>
  batchLengthMax: number
  /** With more waiting an item is turned away. */
  waitingMax: number
}

/** Thrown to whoever comes when too much is waiting, or when the end has begun: nothing was done. */
export class TurnedAwayError extends Error {}

/** The commit was sent and not answered: whether it happened is known to the database alone. */
export class OutcomeUnknownError extends Error {}

const ownersAtOnceMax = 4

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Gathers what comes while a commit is under way and commits it together: under load a commit is paid once for
 * hundreds of items, and an item that comes alone does not wait. An item that fails a batch fails alone.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #underWay: Promise<void> | undefined
  #isEnding = false

  constructor(options: GroupCommitOptions<Item, Result>) {
    this.#options = options
  }

  /** Resolves when the item is committed. @throws TurnedAwayError, or what the commit of this item threw */
  add(item: Item): Promise<Result> {
    if (this.#isEnding || this.#waiting.length >= this.#options.waitingMax)
      return Promise.reject(new TurnedAwayError(this.#isEnding ? 'the server stops' : 'too much is waiting'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject })
      this.#underWay ??= this.#work()
    })
  }

  /** Takes nothing more and resolves when all that was taken is answered. */
  async end(): Promise<void> {
    this.#isEnding = true
    await this.#underWay
  }

  async #work(): Promise<void> {
    await new Promise(setImmediate) // what arrived in the same breath comes along
    let answer = () => {}
    while (this.#waiting.length > 0) {
      const settling = this.#settle(this.#nextBatch())
      answer() // while the next batch is on its way
      answer = await settling
    }
    this.#underWay = undefined
    answer()
  }

  #nextBatch(): Waiting<Item, Result>[] {
    const { wordsOf, batchLengthMax } = this.#options
    const taken = new Set<string>()
    const batch: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const waiting of this.#waiting) {
      const words = wordsOf(waiting.item)
      const isFree = batch.length < batchLengthMax && !words.some((word) => taken.has(word))
      for (const word of words) taken.add(word)
      ;(isFree ? batch : left).push(waiting)
    }
    this.#waiting = left
    return batch
  }

  /** Commits the batch and returns what tells its callers. */
  async #settle(batch: Waiting<Item, Result>[]): Promise<() => void> {
    try {
      const results = await this.#options.commit(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new OutcomeUnknownError('a batch was not answered whole')
      return () => {
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      }
    } catch (error) {
      const isFinal = batch.length === 1 || error instanceof OutcomeUnknownError
      if (isFinal || !(await this.#options.isWorthRepeating())) {
        return () => {
          for (const { reject } of batch) reject(error)
        }
      }
      await this.#eachAlone(batch)
      return () => {}
    }
  }

  async #eachAlone(batch: Waiting<Item, Result>[]): Promise<void> {
    const owners = [...Map.groupBy(batch, ({ item }) => this.#options.ownerOf(item)).values()]
    const work = async () => {
      for (let items = owners.shift(); items; items = owners.shift()) {
        for (const waiting of items) (await this.#settle([waiting]))()
      }
    }
    await Promise.all(Array.from({ length: ownersAtOnceMax }, work))
  }
}
