import type { MatchTerms } from '@fairground/contract'

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

const minuteMs = 60_000

/** The match of these terms. */
export function matchOf(id: string, terms: MatchTerms): HotMatch {
  const startsAt = new Date(terms.matchTime)
  return {
    id,
    title: terms.title,
    homeTeam: terms.homeTeam,
    awayTeam: terms.awayTeam,
    homeImageUrl: terms.homeTeamImageUrl,
    awayImageUrl: terms.awayTeamImageUrl,
    startsAt,
    endsAt: new Date(startsAt.getTime() + terms.durationMinutes * minuteMs),
    shownFrom: new Date(terms.shownFrom),
    endedAt: null,
    brandCode: terms.vassalage,
    nodeId: terms.nodeId,
  }
}
