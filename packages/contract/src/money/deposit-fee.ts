export interface FeeTerms {
  /** Hundredths of a percent. */
  rateBp: number
  fixedMinor: bigint
}

/** What moving this amount costs, in minor units; what is less than one is nobody's fee. */
export const depositFee = (amountMinor: bigint, { rateBp, fixedMinor }: FeeTerms): bigint =>
  (amountMinor * BigInt(rateBp)) / 10_000n + fixedMinor
