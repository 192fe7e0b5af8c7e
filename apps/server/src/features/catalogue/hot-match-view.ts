import type { HotMatch as HotMatchView } from '@fairground/contract'
import { type HotMatch, matchStateOf } from './hot-match.ts'

/** A match as visitors see it. */
export const hotMatchView = (match: HotMatch, now: Date): HotMatchView => ({
  matchId: match.id,
  title: match.title,
  homeTeam: match.homeTeam,
  awayTeam: match.awayTeam,
  homeTeamImageUrl: match.homeImageUrl ?? undefined,
  awayTeamImageUrl: match.awayImageUrl ?? undefined,
  matchTime: match.startsAt.toISOString(),
  state: matchStateOf(match, now) === 'live' ? 'live' : 'soon',
  vassalage: match.brandCode,
  nodeId: match.nodeId ?? undefined,
})
