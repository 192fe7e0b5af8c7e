import type { BetFilter as BetFilterInput, TimeRange } from '@fairground/contract'
import type { z } from 'zod'
import type { BetFilter } from './bet.ts'

/** Whose records they are. */
export interface Owner {
  memberId: string
  currency: string
}

/** A span of time as asked for. */
export const spanOf = ({ from, to }: z.infer<typeof TimeRange>) => ({ from: dateOf(from), to: dateOf(to) })

const dateOf = (time: string | undefined) => (time === undefined ? undefined : new Date(time))

/** What the caller asks for, of the caller's own. */
export const betFilterOf = (
  { memberId, currency }: Owner,
  { gameType, status, vassalage: brandCode, ...span }: z.infer<typeof BetFilterInput>,
): BetFilter & { whose: { memberId: string } } => ({
  whose: { memberId },
  currency,
  gameType,
  brandCode,
  status,
  ...spanOf(span),
})
