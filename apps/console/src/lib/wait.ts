export interface Wait {
  /** Text of the catalogue. */
  key: string
  args: Record<string, string | number>
}

/** How long something has waited, in the largest two units that say enough. Below zero counts as nothing. */
export function waitOf(seconds: number): Wait {
  const minutes = Math.max(0, Math.floor(seconds / 60))
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return { key: 'wait.now', args: {} }
  if (hours < 1) return { key: 'wait.minutes', args: { minutes } }
  if (hours < 24) return { key: 'wait.hours', args: { hours, minutes: String(minutes % 60).padStart(2, '0') } }
  return { key: 'wait.days', args: { days: Math.floor(hours / 24), hours: hours % 24 } }
}

/** Whole seconds from an ISO time to now. */
export const secondsSince = (from: string, nowMs: number): number => Math.floor((nowMs - Date.parse(from)) / 1000)
