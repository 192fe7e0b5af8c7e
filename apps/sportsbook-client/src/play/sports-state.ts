import type { SportsBetView, SportsLeagueView, SportsMatchView, SportsPick } from '@fairground/contract/sports'
import type { SportsFavourites } from '@fairground/contract/sports-followed'
import type { FrameState } from '@fairground/vendor-ui'
import type { MatchAnswer, Refusal } from '../connection/answers.ts'
import type { Moves } from '../offer/price-moves.ts'
import type { Slip } from '../slip/slip.ts'
import type { Choices } from './choices.ts'
import type { View } from './view.ts'

export interface SportsState extends FrameState {
  phase: 'idle' | 'placing'
  choices: Choices
  /** Leagues and teams that the player follows. */
  favourites: SportsFavourites
  leagues: readonly SportsLeagueView[]
  view: View
  /** Undefined until the view was told of. */
  coupon: readonly SportsMatchView[] | undefined
  /** Of the page of a match. */
  shown: MatchAnswer | undefined
  /** Why the view could not be told of at all. */
  fault: string | undefined
  /** Every match as it was last told of. */
  known: ReadonlyMap<string, SportsMatchView>
  moves: Moves
  /** Nothing was heard for a while: prices may be old. */
  isStale: boolean
  slip: Slip
  /** Why the last slip was not taken. */
  refusal: Refusal | undefined
  /** The bet that the last slip became, while it is told of. */
  placed: SportsBetView | undefined
  /** No answer came yet: the same order is asked for again. */
  isChecking: boolean
  /** The picks that are put together of one match; undefined while the builder is shut. */
  building: { matchId: string; picks: readonly SportsPick[] } | undefined
  /** The latest first; undefined until they were told of. */
  bets: readonly SportsBetView[] | undefined
  hasMoreBets: boolean
}
