/** An account below an agent, as stored. */
export interface StoredDownline {
  memberId: string
  account: string
  icon: string
  type: number
  level: number
  status: string
  currency: string
  downlineCount: number
  teamCount: number
  registeredAt: Date
  lastLoginAt: Date | null
  /** A break or an exclusion, whoever asked for it. */
  stoppedUntil: Date | null
}
