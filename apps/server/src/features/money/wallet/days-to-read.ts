interface CountedDay {
  /** yyyy-MM-dd. */
  day: string
  count: number
}

/**
 * The first day from which on, up to the last one or to the one before a mark, there are as many lines as a page wants;
 * undefined when the whole span has to be read. A list of many accounts need not be read further back than this.
 */
export function firstDayToRead(days: readonly CountedDay[], wanted: number, markDay?: string): string | undefined {
  const counts = new Map<string, number>()
  for (const { day, count } of days) counts.set(day, (counts.get(day) ?? 0) + count)
  // Of the day of the mark some lines are read already.
  const fresh = [...counts]
    .filter(([day]) => markDay === undefined || day < markDay)
    .sort(([a], [b]) => (a < b ? 1 : -1))
  let found = 0
  for (const [day, count] of fresh) {
    found += count
    if (found >= wanted) return day
  }
  return undefined
}
