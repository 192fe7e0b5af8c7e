/** What a clock of the zone shows at that moment, as a field for day and time takes it: `2026-11-21T20:30`. */
export function toWallTime(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return parts.format(new Date(iso)).replace(' ', 'T')
}

/** The moment at which a clock of the zone shows that day and time; undefined for what is no time. */
export function fromWallTime(wall: string, timeZone: string): string | undefined {
  const asUtcMs = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}:00Z`) : Number.NaN
  if (Number.isNaN(asUtcMs)) return undefined
  const shift = (ms: number) => Date.parse(`${toWallTime(new Date(ms).toISOString(), timeZone)}:00Z`) - ms
  // The second look is for the hours around a change of the clocks.
  const near = asUtcMs - shift(asUtcMs)
  return new Date(asUtcMs - shift(near)).toISOString()
}
