/** What a member did on one day of the site; money in minor units of one currency. */
export interface DayFigures {
  /** Days since 1970-01-01. */
  day: number
  depositCount: number
  depositsMinor: bigint
  /** The most that were made within three hours. */
  sessionDeposits: number
  /** Made within ten minutes after the money was gone. */
  quickDeposits: number
  declinedDeposits: number
  withdrawalCount: number
  withdrawalsMinor: bigint
  cancelledWithdrawals: number
  roundCount: number
  stakedMinor: bigint
  wonMinor: bigint
  stakeMedianMinor: bigint
  stakeMaxMinor: bigint
  stakeDeviationMinor: bigint
  /** Stakes of at least twice the median right after a loss. */
  chaseCount: number
  playedMs: number
  nightMs: number
  /** The longest time without a pause of a quarter of an hour. */
  longestMs: number
  categories: readonly string[]
  newAccounts: number
  /** Limits raised as soon as the wait was over. */
  raisedLimits: number
  askedRaises: number
  /** Breaks and exclusions taken. */
  stops: number
  /** Breaks after whose end play went on within an hour. */
  resumedSoon: number
  /** Checks of the time after which a bet followed within two seconds. */
  quickChecks: number
  distressCount: number
  giftAsks: number
}

/** All that rules of harm look at. */
export interface PlayerHistory {
  /** The day looked at, the last one of `days`' span. */
  today: number
  /** Days on which something happened, oldest first, at most 90. */
  days: readonly DayFigures[]
  /** Loss of 30 days that 99 of 100 players of the same time here stay below. */
  cohortLossMinor: bigint | undefined
  /** What staff wrote down of a month's income, and where it is from. */
  income: { minor: bigint; source: string } | undefined
  /** Worries of staff and dealers of the last day, with who wrote them. */
  worries: readonly { by: string }[]
  /** Other accounts of one hand with this one that are excluded. */
  excludedAlike: readonly string[]
}

export const historyDays = 90

/** The days of the last `count`, the day looked at among them. */
export const lastDays = ({ days, today }: PlayerHistory, count: number): DayFigures[] =>
  days.filter(({ day }) => day > today - count && day <= today)

/** The days of `count` before the last `gap`. */
export const daysBefore = ({ days, today }: PlayerHistory, gap: number, count: number): DayFigures[] =>
  days.filter(({ day }) => day <= today - gap && day > today - gap - count)

export const sumOf = (days: readonly DayFigures[], figure: (day: DayFigures) => number): number =>
  days.reduce((sum, day) => sum + figure(day), 0)

export const moneyOf = (days: readonly DayFigures[], figure: (day: DayFigures) => bigint): bigint =>
  days.reduce((sum, day) => sum + figure(day), 0n)

export const lossOf = (days: readonly DayFigures[]): bigint => moneyOf(days, (day) => day.stakedMinor - day.wonMinor)
