import type { VendorHealth } from '@fairground/contract'
import { callBoundsMs } from '../catalogue/index.ts'

interface Counted {
  callCount: number
  errorCount: number
  /** How many took at most each of the bounds, and longer than the last. */
  buckets: readonly number[]
}

export function healthOf({ callCount, errorCount, buckets }: Counted): VendorHealth {
  return { calls: callCount, errors: errorCount, p50Ms: boundOf(buckets, 0.5), p99Ms: boundOf(buckets, 0.99) }
}

/** The bound under which that share of the calls stayed; undefined without calls, and above the last bound. */
function boundOf(buckets: readonly number[], share: number): number | undefined {
  const wanted = Math.ceil(buckets.reduce((sum, count) => sum + count, 0) * share)
  let seen = 0
  for (const [index, count] of buckets.entries()) {
    seen += count
    if (wanted > 0 && seen >= wanted) return callBoundsMs[index]
  }
  return undefined
}
