import type { Raffle } from './raffle.ts'

/** A prize as what one person takes of a raffle: a free chance is his once in a cycle, by one account. */
export const giftOf = (
  { id, currency, chanceRule, memberMaxMinor }: Raffle,
  { memberId, period, at }: { memberId: string; period: string; at: Date },
) => ({
  ...({ source: 'raffle', campaignId: id, memberId, period, currency, memberMaxMinor, at } as const),
  isEarned: chanceRule === 'deposit',
})
