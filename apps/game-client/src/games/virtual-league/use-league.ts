import {
  type ClubNames,
  clubs,
  type LeagueCard,
  type LeagueEvent,
  type LeagueOutcome,
  leagueCard,
  type Score,
} from '@fairground/game-rules/games/virtual-league'
import { useUi } from '@fairground/ui'
import { useLiveState } from '../../live/live-context.ts'

/**
 * The day of the league at the table, or so many later; undefined before the first one. It is drawn here from what is public:
 * nobody has to be believed.
 */
export function useDay(later = 0): LeagueCard | undefined {
  const { chain, round } = useLiveState((state) => state.table)
  if (!chain || !round || round.number + later > chain.length) return undefined
  return leagueCard({ salt: chain.salt, number: round.number + later })
}

/** What a club is called. */
export function useClubName(): (club: number) => string {
  const { locale } = useUi()
  const language: keyof ClubNames = locale.startsWith('vi') ? 'vi' : 'en'
  return (club) => clubs[club]?.[language] ?? ''
}

/** Days of the season at the table that are over, newest first, as the studio told them. */
export function useSeasonDays(): readonly LeagueOutcome[] {
  const past = useLiveState((state) => state.past)
  const salt = useLiveState(({ table }) => table.chain?.salt)
  const season = useDay()?.season
  return past.flatMap(({ outcome, fairness }) => {
    const day = outcome as unknown as LeagueOutcome
    return fairness.clientSeed === salt && day.card.season === season ? [day] : []
  })
}

export interface Play {
  /** By match. */
  scores: readonly Score[]
  /** The newest goal of each match. */
  lastGoals: ReadonlyMap<number, LeagueEvent & { type: 'goal' }>
  hasBegun: boolean
  isBreak: boolean
  isOver: boolean
}

/** How the matches stand by what everybody may have seen. */
export function usePlay(): Play {
  const events = (useLiveState(({ table }) => table.round?.events) ?? []) as readonly LeagueEvent[]
  const scores: Score[] = Array.from({ length: 8 }, () => [0, 0])
  const lastGoals = new Map<number, LeagueEvent & { type: 'goal' }>()
  for (const event of events) {
    if (event.type !== 'goal') continue
    scores[event.match] = event.score
    lastGoals.set(event.match, event)
  }
  const has = (type: LeagueEvent['type']) => events.some((event) => event.type === type)
  return {
    ...{ scores, lastGoals, hasBegun: has('kicked-off'), isOver: has('full-time') },
    isBreak: has('half-time') && !has('second-half'),
  }
}
