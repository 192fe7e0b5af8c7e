import type { MatchTerms, StaffMatch } from '@fairground/contract'
import { fromWallTime, toWallTime } from '../../../lib/wall-time.ts'

/** A match as its form holds it; times are what a clock of the site shows. */
export interface MatchDraft {
  title: string
  homeTeam: string
  awayTeam: string
  homeImage: string
  awayImage: string
  time: string
  minutes: string
  shownFrom: string
  vassalage: string
  nodeId: string | null
}

const usualMinutes = '120'

export const emptyDraft = (nowIso: string, timeZone: string): MatchDraft => ({
  title: '',
  homeTeam: '',
  awayTeam: '',
  homeImage: '',
  awayImage: '',
  time: '',
  minutes: usualMinutes,
  shownFrom: toWallTime(nowIso, timeZone),
  vassalage: '',
  nodeId: null,
})

export const draftOf = (match: StaffMatch, timeZone: string): MatchDraft => ({
  title: match.title,
  homeTeam: match.homeTeam,
  awayTeam: match.awayTeam,
  homeImage: match.homeTeamImageUrl ?? '',
  awayImage: match.awayTeamImageUrl ?? '',
  time: toWallTime(match.matchTime, timeZone),
  minutes: String(match.durationMinutes),
  shownFrom: toWallTime(match.shownFrom, timeZone),
  vassalage: match.vassalage,
  nodeId: match.nodeId,
})

/** What is sent; undefined while something is missing. A game stays only with the vendor it is of. */
export function termsOf(draft: MatchDraft, timeZone: string): MatchTerms | undefined {
  const [matchTime, shownFrom] = [fromWallTime(draft.time, timeZone), fromWallTime(draft.shownFrom, timeZone)]
  const [title, homeTeam, awayTeam] = [draft.title.trim(), draft.homeTeam.trim(), draft.awayTeam.trim()]
  const durationMinutes = Number(draft.minutes)
  if (!title || !homeTeam || !awayTeam || !draft.vassalage || !durationMinutes || !matchTime || !shownFrom)
    return undefined
  return {
    ...{ title, homeTeam, awayTeam, matchTime, shownFrom, durationMinutes },
    homeTeamImageUrl: draft.homeImage.trim() || null,
    awayTeamImageUrl: draft.awayImage.trim() || null,
    vassalage: draft.vassalage,
    nodeId: draft.nodeId,
  }
}
