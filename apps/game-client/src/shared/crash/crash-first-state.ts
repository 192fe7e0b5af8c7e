import { readFacts, startFacts } from '../../session/session-facts.ts'
import { soundKey } from '../../solo/first-state.ts'
import type { SharedParts } from '../shared-parts.ts'
import { type CrashState, type Panel, type Place, phaseOf } from './crash-state.ts'

/** What the screen says first; bets of the round under way come back with the session. */
export function firstState({ opened, tab, device }: SharedParts): CrashState {
  const stakeMinor = BigInt(opened.stakeMinorDefault)
  const panelAt = (place: Place): Panel => ({
    stakeMinor,
    autoX100: 0,
    bet: opened.bets.find((bet) => bet.place === place),
    wish: 'none',
    isEnding: false,
  })
  const panels = [panelAt(0), panelAt(1)] as const
  return {
    phase: phaseOf(panels),
    table: opened.table,
    list: undefined,
    past: [],
    panels,
    hasSecond: panels[1].bet !== undefined,
    isOnline: true,
    watchedId: undefined,
    lastRound: undefined,
    autoplay: undefined,
    notice: undefined,
    balanceMinor: BigInt(opened.balanceMinor),
    stakeMinor,
    isSoundOn: device.read(soundKey) === 'on',
    seeds: opened.seeds,
    facts: readFacts(tab, opened.session) ?? startFacts(Date.now()),
  }
}
