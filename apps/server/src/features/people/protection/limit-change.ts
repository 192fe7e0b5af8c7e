/** A limit of a member: null is none. */
export type Max = bigint | null

/** Whether a new limit leaves more room than the one before: no limit leaves the most. */
export const isRaise = (before: Max, wanted: Max): boolean => before !== null && (wanted === null || wanted > before)

/** In which a stop ends that was asked for at a moment; undefined: never. */
export function endOf(length: string, from: Date): Date | undefined {
  const end = new Date(from)
  const [, count = '0', unit] = /^(\d+)(\w)$/.exec(length) ?? []
  const minutes = { m: 1, h: 60, d: 24 * 60 }[unit ?? '']
  if (minutes) return new Date(from.getTime() + Number(count) * minutes * 60_000)
  if (unit === 'M') return monthsLater(end, Number(count))
  return unit === 'y' ? monthsLater(end, 12 * Number(count)) : undefined
}

/** The same day of a later month, or its last. */
function monthsLater(from: Date, count: number): Date {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + count)
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0)
  return end
}

export interface Stop {
  kind: 'break' | 'exclusion'
  until: Date | null
  /** When an exclusion lets its player play again, who asked for that. */
  reopensAt: Date | null
}

/**
 * Until when a stop lets nobody play: a break until its end, an exclusion until some time after its player asked for the
 * end, which can be only when its time is over. Null: for ever, as it stands.
 */
export const heldUntil = ({ kind, until, reopensAt }: Stop): Date | null => (kind === 'break' ? until : reopensAt)

export const isHeld = (stop: Stop, now: Date): boolean => {
  const until = heldUntil(stop)
  return until === null || until > now
}
