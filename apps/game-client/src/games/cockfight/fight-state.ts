import { type Blow, type Ended, hashAt, isBlow, isEnded, springTurns } from '@fairground/game-rules/games/cockfight'
import type { InstantEvent } from '@fairground/game-rules/instant'

/** The fight as every screen shows it at one moment. */
export interface FightState {
  meron: number
  wala: number
  blow: Blow | undefined
  ended: Ended | undefined
  /** Equal wherever the same second is shown; undefined before the first blow. */
  hash: string | undefined
}

/** From the events that the table has told so far, and nothing else. */
export function fightState(events: readonly InstantEvent[]): FightState {
  const blow = events.findLast(isBlow)
  return {
    meron: blow?.meron ?? springTurns,
    wala: blow?.wala ?? springTurns,
    blow,
    ended: events.find(isEnded),
    hash: blow && hashAt(events, blow.second),
  }
}
