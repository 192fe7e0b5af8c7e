/** A withdrawal should be decided before this many seconds; after them it shows as late. */
export const lateSeconds = 15 * 60
