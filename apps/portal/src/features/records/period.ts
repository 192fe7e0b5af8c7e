const dayMs = 24 * 60 * 60_000

export const periods = ['all', 'today', 'week', 'month'] as const
export type Period = (typeof periods)[number]

const days: Record<Exclude<Period, 'all' | 'today'>, number> = { week: 7, month: 30 }

/** Beginning of a period in the reader's own days; nothing for all time. */
export function rangeOf(period: Period, now: Date): { from?: string } {
  if (period === 'all') return {}
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  return {
    from: (period === 'today' ? midnight : new Date(midnight.getTime() - (days[period] - 1) * dayMs)).toISOString(),
  }
}
