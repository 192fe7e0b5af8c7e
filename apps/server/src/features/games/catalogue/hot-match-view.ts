import type { HotMatch as HotMatchView, StaffMatch } from '@fairground/contract'
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

const minuteMs = 60_000

/** The same as staff see it. */
export const staffMatchView = (match: HotMatch, now: Date): StaffMatch => ({
  matchId: match.id,
  title: match.title,
  homeTeam: match.homeTeam,
  awayTeam: match.awayTeam,
  homeTeamImageUrl: match.homeImageUrl,
  awayTeamImageUrl: match.awayImageUrl,
  matchTime: match.startsAt.toISOString(),
  durationMinutes: Math.round((match.endsAt.getTime() - match.startsAt.getTime()) / minuteMs),
  shownFrom: match.shownFrom.toISOString(),
  vassalage: match.brandCode,
  nodeId: match.nodeId,
  state: matchStateOf(match, now),
})
