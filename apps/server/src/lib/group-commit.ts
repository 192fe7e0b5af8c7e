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
 * hundreds of items, and an item that comes alone does not wait. An item that fails a batch fails alone: those of the
 * failed batch are tried one by one beside the next batches, in which their owners take no part meanwhile.
 */
export class GroupCommit<Item, Result> {
  readonly #options: GroupCommitOptions<Item, Result>
  #waiting: Waiting<Item, Result>[] = []
  #underWay: Promise<void> | undefined
  #isEnding = false
  /** Items that are tried alone, by owner. */
  readonly #apart = new Map<string, Waiting<Item, Result>[]>()
  readonly #triers = new Set<Promise<void>>()
  #freed = Promise.withResolvers<void>()

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
    await Promise.all(this.#triers)
  }

  async #work(): Promise<void> {
    await new Promise(setImmediate) // what arrived in the same breath comes along
    let answer = () => {}
    while (this.#waiting.length > 0) {
      const batch = this.#nextBatch()
      const settling = batch.length > 0 ? this.#settle(batch) : this.#untilFreed()
      answer() // while the next batch is on its way
      answer = await settling
    }
    this.#underWay = undefined
    answer()
  }

  #nextBatch(): Waiting<Item, Result>[] {
    const { wordsOf, ownerOf, batchLengthMax } = this.#options
    const taken = new Set<string>()
    const batch: Waiting<Item, Result>[] = []
    const left: Waiting<Item, Result>[] = []
    for (const waiting of this.#waiting) {
      const words = wordsOf(waiting.item)
      const isFull = batch.length >= batchLengthMax || this.#apart.has(ownerOf(waiting.item))
      const isFree = !isFull && !words.some((word) => taken.has(word))
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
      this.#setApart(batch)
      return () => {}
    }
  }

  #setApart(batch: Waiting<Item, Result>[]): void {
    const owners = Map.groupBy(batch, ({ item }) => this.#options.ownerOf(item))
    for (const [owner, items] of owners) this.#apart.set(owner, items)
    const names = owners.keys()
    for (let count = 0; count < Math.min(ownersAtOnceMax, owners.size); count += 1) {
      const trier = this.#tryAlone(names).finally(() => this.#triers.delete(trier))
      this.#triers.add(trier)
    }
  }

  /** One owner after another, the items of each in their order. */
  async #tryAlone(owners: Iterator<string>): Promise<void> {
    for (let next = owners.next(); !next.done; next = owners.next()) {
      for (const waiting of this.#apart.get(next.value) ?? []) (await this.#settle([waiting]))()
      this.#apart.delete(next.value)
      this.#freed.resolve()
    }
  }

  /** Until an owner who waits may take part again. */
  async #untilFreed(): Promise<() => void> {
    this.#freed = Promise.withResolvers<void>()
    await this.#freed.promise
    return () => {}
  }
}
