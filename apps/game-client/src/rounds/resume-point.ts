import type { SafeStorage } from '@fairground/vendor-ui'

const key = 'fairground.shown'

interface Shown {
  roundId: string
  count: number
}

/** Remembers how much of the open round was shown, so that a reload continues there. */
export interface ShownEvents {
  /** Events of this round that need not be shown again; 0 for a round that was never begun here. */
  countOf(roundId: string, eventCount: number): number
  keep(roundId: string, count: number): void
  /** The round has been collected. */
  forget(roundId: string): void
}

export function createShownEvents(storage: SafeStorage): ShownEvents {
  return {
    countOf(roundId, eventCount) {
      const shown = readShown(storage.read(key))
      if (shown?.roundId !== roundId) return 0
      return Math.min(shown.count, eventCount)
    },
    keep: (roundId, count) => storage.write(key, JSON.stringify({ roundId, count } satisfies Shown)),
    forget(roundId) {
      if (readShown(storage.read(key))?.roundId === roundId) storage.remove(key)
    },
  }
}

function readShown(text: string | undefined): Shown | undefined {
  if (text === undefined) return undefined
  try {
    const { roundId, count } = JSON.parse(text) as Partial<Shown>
    const isWhole = typeof count === 'number' && Number.isSafeInteger(count) && count >= 0
    return typeof roundId === 'string' && isWhole ? { roundId, count } : undefined
  } catch {
    return undefined
  }
}
