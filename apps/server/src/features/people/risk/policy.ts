/** Sums of the site's rules, in minor units. */
export interface RiskPolicy {
  /** Deposits just below it look as if they were split; a country's threshold of reports. */
  reportMinor: bigint
  /** Sums below it are too small for a rule of laundering, or for a loss that counts. */
  smallMinor: bigint
  /** Losses below it are no sign by themselves, whatever the past was. */
  lossMinor: bigint
}

/** For amounts in dong. */
export const policy: RiskPolicy = {
  reportMinor: 40_000_000_000n,
  smallMinor: 500_000_000n,
  lossMinor: 100_000_000n,
}

const hourMs = 3_600_000
export const longSessionMs = 3 * hourMs
export const nightMs = hourMs
