import type { InstantRoundView } from '@fairground/contract/studio'
import { firstStudioState } from '../play/studio-desk.ts'
import { choiceOf } from './bet.ts'
import type { InstantParts } from './instant-parts.ts'
import { rulesOf } from './instant-record.ts'
import type { InstantScreen } from './instant-screen.ts'
import type { Choice, InstantState } from './instant-state.ts'
import { firstStake, mostStake } from './stake-most.ts'

/** What the screen says before anything is played: the choice of a round that waits, else the first of the game. */
export function firstState(parts: InstantParts): InstantState {
  const { opened, view } = parts
  const rules = rulesOf(opened.rulesId, opened.rulesVersion)
  const first = firstStake(opened, mostStake({ limits: opened.limits, view, rules }, view.firstFields))
  return {
    ...firstStudioState(parts),
    phase: 'idle',
    round: undefined,
    from: 0,
    ...resumedChoice(view, opened.unfinished, { fields: view.firstFields, stakeMinor: first }),
    past: [],
    lastBet: undefined,
    recent: [],
    win: undefined,
    isChecking: false,
    isReplay: false,
    announced: undefined,
  }
}

/** The choice that a round was bet with, so that the next bet costs the same; `otherwise` where there is none. */
export function resumedChoice(view: InstantScreen, round: InstantRoundView | null, otherwise: Choice): Choice {
  const bet = choiceOf(round?.bet, view.firstFields)
  return bet ? { fields: bet.fields, stakeMinor: view.spots ? otherwise.stakeMinor : bet.stakeMinor } : otherwise
}
