/** Money from one account to another. */
export interface Edge {
  from: string
  to: string
  minor: bigint
}

export interface Ring {
  /** From the first account to the last, which paid the first. */
  accounts: string[]
  sentMinor: bigint
  returnedMinor: bigint
}

const edgesMax = 6
/** Paths tried from one account: more fan-out than that is no ring that a person could check. */
const triesMax = 2_000

/**
 * For each account the ring of at most six transfers through which the most came back to it. Transfers between the same two
 * are added up, and only those of at least `minor` count. What returns is at most what the weakest link carried.
 */
export function findRings(edges: readonly Edge[], minor: bigint): Map<string, Ring> {
  const next = new Map<string, Map<string, bigint>>()
  for (const edge of edges) {
    const out = next.get(edge.from) ?? new Map<string, bigint>()
    out.set(edge.to, (out.get(edge.to) ?? 0n) + edge.minor)
    next.set(edge.from, out)
  }
  const rings = new Map<string, Ring>()
  for (const start of next.keys()) {
    const ring = bestRing(start, next, minor)
    if (ring) rings.set(start, ring)
  }
  return rings
}

function bestRing(start: string, next: ReadonlyMap<string, ReadonlyMap<string, bigint>>, minor: bigint) {
  let best: Ring | undefined
  let tries = 0
  const walk = (path: string[], sentMinor: bigint, leastMinor: bigint): void => {
    for (const [to, carried] of next.get(path.at(-1) ?? start) ?? []) {
      tries += 1
      if (tries > triesMax) return
      if (carried < minor) continue
      const least = carried < leastMinor ? carried : leastMinor
      const sent = path.length === 1 ? carried : sentMinor
      if (to === start) {
        if (!best || least > best.returnedMinor) best = { accounts: [...path], sentMinor: sent, returnedMinor: least }
      } else if (path.length < edgesMax && !path.includes(to)) walk([...path, to], sent, least)
    }
  }
  walk([start], 0n, 1n << 62n)
  return best
}
