const dayMs = 86_400_000

/** yyyy-MM-dd, some days later or earlier. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))
