/** Pauses of a show. Hurrying ends the ones under way, and nothing that begins later. */
export interface Waiting {
  wait(ms: number): Promise<void>
  hurry(): void
}

export function createWaiting(): Waiting {
  const ends = new Set<() => void>()
  return {
    wait(ms) {
      if (ms <= 0) return Promise.resolve()
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          ends.delete(end)
          resolve()
        }
        const timer = setTimeout(end, ms)
        ends.add(end)
      })
    },
    hurry() {
      for (const end of [...ends]) end()
    },
  }
}
