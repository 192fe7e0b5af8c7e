export interface MeasuredHost {
  host: string
  /** Until it answers; undefined where it did not. */
  ms: number | undefined
}

/** The host that answered first; undefined where none did. */
export const fastestOf = (hosts: readonly MeasuredHost[]): string | undefined =>
  hosts.reduce<MeasuredHost | undefined>(
    (best, one) => (one.ms !== undefined && one.ms < (best?.ms ?? Number.POSITIVE_INFINITY) ? one : best),
    undefined,
  )?.host
