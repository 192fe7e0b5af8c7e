import type { Bound, PlayLimits } from './play-limits.ts'

/** The columns of `LimitsRow` out of a row of `play_limits` that may be missing, beside `limits_used`. */
export const limitColumns = (row: string): string => {
  const bounds = ['loss', 'stake', 'time'].flatMap((kind) =>
    ['once', 'day', 'week', 'month'].map((period) => `(${row}).${kind}_${period}`),
  )
  return `(${row}).excluded_until, (${row}).reality_check_ms, (${row}).reality_confirmed_at,
    (${row}).member_id is not null as is_limited,
    case when (${row}).member_id is not null then array[${bounds.join(', ')}] end as limits_max`
}

export interface LimitsRow {
  is_limited: boolean
  excluded_until: Date | null
  reality_check_ms: number | null
  reality_confirmed_at: Date | null
  /** Losses, stakes and times, each of one time, the day, the week and the month. */
  limits_max: (string | null)[] | null
  /** In the same order, but that one bet has used up nothing. */
  limits_used: string[] | null
}

/** Undefined for who has none. */
export function limitsOf(row: LimitsRow): PlayLimits | undefined {
  if (!row.is_limited) return undefined
  const max = (row.limits_max ?? []).map((text) => (text === null ? null : BigInt(text)))
  const used = (row.limits_used ?? []).map(BigInt)
  used.splice(4, 0, 0n)
  const bounds = (from: number): Bound[] =>
    max.slice(from, from + 4).map((most, index) => ({ max: most, used: used[from + index] ?? 0n }))
  return {
    excludedUntil: row.excluded_until,
    realityCheckMs: row.reality_check_ms,
    realityConfirmedAt: row.reality_confirmed_at,
    ...{ loss: bounds(0), stake: bounds(4), time: bounds(8) },
  }
}
