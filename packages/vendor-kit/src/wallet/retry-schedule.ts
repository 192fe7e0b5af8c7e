const second = 1000
const minute = 60 * second
const hour = 60 * minute

const firstDelaysMs = [1, 2, 5, 10, 30, 60].map((seconds) => seconds * second)

/**
 * When a win or rollback without a known end is due again: after 1, 2, 5, 10, 30 and 60 s, then every 5 minutes until
 * 24 h after the first attempt, then hourly until 72 h. Undefined after that: a person has to close it.
 */
export function nextAttemptAt(call: { firstAt: Date; attempts: number }, now: Date): Date | undefined {
  const ageMs = now.getTime() - call.firstAt.getTime()
  if (ageMs >= 72 * hour) return undefined
  const delayMs = firstDelaysMs[call.attempts - 1] ?? (ageMs < 24 * hour ? 5 * minute : hour)
  return new Date(now.getTime() + delayMs)
}
