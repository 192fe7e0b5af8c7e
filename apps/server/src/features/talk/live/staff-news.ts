import type { LiveEventType, StaffLiveEventType } from '@fairground/contract'

const newsOf: Partial<Record<LiveEventType, readonly StaffLiveEventType[]>> = {
  // Chips are paid for as they are laid: nothing that a table may cost changes without a balance.
  'balance.changed': ['dashboard.changed', 'tables.changed'],
  'deposit.changed': ['deposits.changed', 'dashboard.changed'],
  'withdrawal.changed': ['withdrawals.changed', 'dashboard.changed'],
}

/** What a change of one member's own things means to staff. */
export const staffNewsOf = (type: LiveEventType): readonly StaffLiveEventType[] => newsOf[type] ?? []

/** The same news is told again after this long at the earliest: everybody who hears it asks the database. */
const pauseMsOf: Record<StaffLiveEventType, number> = {
  'deposits.changed': 500,
  'withdrawals.changed': 500,
  'dashboard.changed': 5_000,
  'tables.changed': 1_500,
}
/** What changes together is told together. */
const gatherMs = 50

export interface StaffNews {
  note(type: StaffLiveEventType): void
  stop(): void
}

/** Tells each kind of news soon after it is noted, however often that is, and never more often than its pause. */
export function gatherStaffNews(tell: (type: StaffLiveEventType) => void): StaffNews {
  const waiting = new Map<StaffLiveEventType, NodeJS.Timeout>()
  const toldAtMs = new Map<StaffLiveEventType, number>()
  const send = (type: StaffLiveEventType) => {
    waiting.delete(type)
    toldAtMs.set(type, performance.now())
    tell(type)
  }
  return {
    note(type) {
      if (waiting.has(type)) return
      const nextAtMs = (toldAtMs.get(type) ?? Number.NEGATIVE_INFINITY) + pauseMsOf[type]
      const waitMs = Math.max(gatherMs, nextAtMs - performance.now())
      waiting.set(type, setTimeout(send, waitMs, type).unref())
    },
    stop() {
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}
