/** Burst size, in seconds' worth of calls. */
const savedSecondsMax = 5
/** With one more the oldest half is forgotten, which gives a full budget back. */
const bucketsMax = 50_000

interface Bucket {
  /** Thousandths of a call: whole numbers, whatever the clock says. */
  milliCalls: number
  atMs: number
}

/** Counts calls by name in the memory of this process; each process counts by itself. */
export class CallBudget {
  readonly #buckets = new Map<string, Bucket>()

  /** Takes one call. Undefined when there was room for it; else after how many ms there is, and nothing is taken. */
  take(name: string, perSecond: number, nowMs: number): number | undefined {
    const saved = perSecond * savedSecondsMax * 1_000
    const bucket = this.#buckets.get(name) ?? this.#open(name, { milliCalls: saved, atMs: nowMs })
    const passedMs = Math.max(0, nowMs - bucket.atMs)
    bucket.milliCalls = Math.min(saved, bucket.milliCalls + passedMs * perSecond)
    bucket.atMs = nowMs
    if (bucket.milliCalls < 1_000) return Math.ceil((1_000 - bucket.milliCalls) / perSecond)
    bucket.milliCalls -= 1_000
    return undefined
  }

  #open(name: string, bucket: Bucket): Bucket {
    if (this.#buckets.size >= bucketsMax) this.#forgetHalf()
    this.#buckets.set(name, bucket)
    return bucket
  }

  #forgetHalf(): void {
    let left = bucketsMax / 2
    for (const name of this.#buckets.keys()) {
      if (left === 0) return
      this.#buckets.delete(name)
      left -= 1
    }
  }
}
