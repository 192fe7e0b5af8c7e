/** A match the operator shows before kick-off and while it runs. */
export interface HotMatch {
  id: string
  title: string
  homeTeam: string
  awayTeam: string
  homeImageUrl: string | null
  awayImageUrl: string | null
  startsAt: Date
  endsAt: Date
  shownFrom: Date
  endedAt: Date | null
  brandCode: string
  nodeId: string | null
}

export type MatchState = 'planned' | 'soon' | 'live' | 'over'

/** `planned` is not shown yet, `over` no longer. */
export function matchStateOf(
  match: Pick<HotMatch, 'startsAt' | 'endsAt' | 'shownFrom' | 'endedAt'>,
  now: Date,
): MatchState {
  if (match.endedAt !== null || match.endsAt <= now) return 'over'
  if (match.startsAt <= now) return 'live'
  return match.shownFrom <= now ? 'soon' : 'planned'
}
