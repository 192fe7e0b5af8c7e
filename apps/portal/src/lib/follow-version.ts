interface Followed {
  /** The version that is shown; undefined while nothing is. */
  shown(): number | undefined
  /** Asks for the newest. One that is under way may be joined. */
  fetch(): Promise<unknown>
}

/** One that was under way may have begun before the news; the one after it did not. */
const fetchesMax = 2

/**
 * Keeps what is shown up with the versions that are announced. However many are announced at once, one fetch is under way
 * at a time and none is broken off, so that a quick series of news never holds the newest back.
 */
export function followVersion({ shown, fetch }: Followed): (version: number) => Promise<void> {
  let announced = 0
  let work: Promise<void> | undefined
  const catchUp = async () => {
    let reached = -1
    while ((shown() ?? -1) < announced && reached < announced) {
      const wanted = announced
      for (let fetches = 0; fetches < fetchesMax && (shown() ?? -1) < wanted; fetches += 1) await fetch()
      reached = wanted
    }
  }
  return (version) => {
    announced = version
    work ??= catchUp().finally(() => {
      work = undefined
    })
    return work
  }
}
