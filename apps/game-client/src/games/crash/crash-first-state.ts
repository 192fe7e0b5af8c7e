import type { SharedParts } from '../../tables/shared-parts.ts'
import { firstTableState } from '../../tables/table-state.ts'
import { type CrashState, type Panel, type Place, phaseOf, targetOf } from './crash-state.ts'

/** What the screen says first; bets of the round under way come back with the session. */
export function firstState(parts: SharedParts): CrashState {
  const { opened } = parts
  const stakeMinor = BigInt(opened.stakeMinorDefault)
  const first = { stakeMinor, autoX100: 0 }
  const panelAt = (place: Place): Panel => {
    const bet = opened.bets.find((each) => each.place === place)
    // A free bet was staked by nobody: the player's own stake is not taken from it.
    const own = bet && !bet.isFree ? { stakeMinor: BigInt(bet.stakeMinor), autoX100: targetOf(bet.bet) } : first
    return { ...own, bet, wish: 'none', isEnding: false }
  }
  const panels = [panelAt(0), panelAt(1)] as const
  return {
    ...firstTableState(parts),
    phase: phaseOf(panels),
    panels,
    hasSecond: panels[1].bet !== undefined,
    stakeMinor,
  }
}
