const lifeMs = 180 * 24 * 60 * 60_000

/** Whether the password is older than half a year. */
export const isPasswordExpired = (changedAt: Date, now: Date): boolean => now.getTime() - changedAt.getTime() > lifeMs
