const dayMs = 86_400_000

/** The day itself if it is a Monday, else the next one; yyyy-MM-dd. */
export function nextMonday(day: string): string {
  const at = new Date(`${day}T00:00Z`)
  return new Date(at.getTime() + ((8 - at.getUTCDay()) % 7) * dayMs).toISOString().slice(0, 10)
}
