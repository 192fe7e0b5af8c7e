const batchMax = 500

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/** Does for many at once what is asked for one by one: what comes in while it works is done together next. */
export class Gather<Item, Result> {
  private waiting: Waiting<Item, Result>[] = []
  private working: Promise<void> | undefined
  private readonly work: (items: readonly Item[]) => Promise<readonly Result[]>

  /** `work` answers in the order of its items, or rejects and has done nothing; it is then asked for each by itself. */
  constructor(work: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.work = work
  }

  /** @throws what the work threw for this item alone */
  add(item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject })
      this.working ??= this.workAll()
    })
  }

  /** Settles when all that came in before now has been worked on. */
  done(): Promise<void> {
    return this.working ?? Promise.resolve()
  }

  private async workAll(): Promise<void> {
    // What belongs to one moment comes in one after the other: one turn lets it stand together.
    await new Promise((resolve) => setImmediate(resolve))
    while (this.waiting.length > 0) await this.workOn(this.waiting.splice(0, batchMax))
    this.working = undefined
  }

  private async workOn(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.work(batch.map(({ item }) => item))
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) await this.workOn([one])
    }
  }
}
