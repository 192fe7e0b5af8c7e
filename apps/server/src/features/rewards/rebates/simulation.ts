/** What one rule pays for a day or week, a category and a level, of all members together. */
export interface PaidSum {
  /** The day, or the Monday of the week. */
  period: string
  gameType: string
  rank: number
  validMinor: bigint
  ggrMinor: bigint
  amountMinor: bigint
}
