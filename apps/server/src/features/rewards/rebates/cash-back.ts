/** What one category pays for a week. */
export interface CashBackLine {
  gameType: string
  /** What counts of it. */
  netLossMinor: bigint
  rateBp: number
  amountMinor: bigint
}

/** What a member gets for a week. */
export interface WeekLoss {
  memberId: string
  rank: number
  lines: CashBackLine[]
}

export interface PaidWeek {
  /** The Monday. */
  from: string
  amountMinor: bigint
  paidAt: Date
}
