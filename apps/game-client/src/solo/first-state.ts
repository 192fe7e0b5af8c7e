import { readFacts, startFacts } from '../session/session-facts.ts'
import { choiceOf } from './bet.ts'
import type { SoloParts } from './solo-parts.ts'
import type { SoloState } from './solo-state.ts'

/** Kept on the device for every game of the studio. */
export const soundKey = 'fairground.sound'

/** What the screen says before anything is played: the choice of a round that waits, else the first of the game. */
export function firstState({ opened, view, tab, device }: SoloParts): SoloState {
  const kept = choiceOf(opened.unfinished?.bet, view.firstFields)
  return {
    phase: 'idle',
    round: undefined,
    from: 0,
    fields: kept?.fields ?? view.firstFields,
    stakeMinor: view.spots ? BigInt(opened.stakeMinorDefault) : (kept?.stakeMinor ?? BigInt(opened.stakeMinorDefault)),
    past: [],
    lastBet: undefined,
    lastRound: undefined,
    win: undefined,
    isChecking: false,
    isReplay: false,
    announced: undefined,
    autoplay: undefined,
    notice: undefined,
    balanceMinor: BigInt(opened.balanceMinor),
    isSoundOn: device.read(soundKey) === 'on',
    seeds: opened.seeds,
    facts: readFacts(tab, opened.session) ?? startFacts(Date.now()),
  }
}
