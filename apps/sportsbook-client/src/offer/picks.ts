import type { SportsPick } from '@fairground/contract/sports'

/** One selection of one market at one line, as a key. */
export const pickKey = ({ market, line, selection }: SportsPick): string => `${market} ${line ?? ''} ${selection}`

export const priceKey = (matchId: string, pick: SportsPick): string => `${matchId} ${pickKey(pick)}`

export const isSamePick = (one: SportsPick, other: SportsPick): boolean => pickKey(one) === pickKey(other)

export const pickOf = (market: string, line: string | null, selection: string): SportsPick => ({
  ...{ market, selection },
  ...(line !== null && { line }),
})
