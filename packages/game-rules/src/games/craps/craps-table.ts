import type { Draws, Played, Refusal } from '../../instant/instant-game.ts'
import { refuse } from '../../instant/read-input.ts'
import { type PaidBet, payoutOf, type SettledEvent } from '../../parts/spots/settle-spots.ts'
import { type SpotBet, stakeOf } from '../../parts/spots/spot-bet.ts'
import { endedAtTable, waiting } from '../../parts/spots/staged-round.ts'
import type { CrapsAction } from './craps-action.ts'
import { type LineBet, oddsMinorMax, oddsPayout, rollLineBet } from './line-bets.ts'
import { sideBets } from './side-bets.ts'

export type CrapsEvent =
  | { readonly type: 'rolled'; readonly dice: readonly [number, number]; readonly total: number }
  | { readonly type: 'point'; readonly spot: string; readonly point: number }
  | { readonly type: 'decided'; readonly spot: string; readonly stakeMinor: string; readonly payoutMinor: string }
  | { readonly type: 'staked'; readonly spot: string; readonly stakeMinor: string }

/** So many come and don't come bets may follow in a round, none above the line bets. */
export const comeCountMax = 3

export type CrapsTable = {
  roll(): void
  act(action: CrapsAction): Refusal | undefined
  /** The round as it stands. */
  show(): Played<CrapsEvent | SettledEvent>
}

/** A table with the bets of the first roll on it. */
export function openCrapsTable(bets: readonly SpotBet[], draws: Draws): CrapsTable {
  const events: CrapsEvent[] = []
  const paid: PaidBet[] = []
  let sides = bets.filter(({ spot }) => sideBets.has(spot))
  let lines = bets.filter(({ spot }) => !sideBets.has(spot)).map(({ spot, stakeMinor }) => lineBet(spot, stakeMinor))
  const lineMinor = lines.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
  let comeCount = 0

  function decide(bet: PaidBet): void {
    paid.push(bet)
    const { spot, stakeMinor, payoutMinor } = bet
    events.push({ type: 'decided', spot, stakeMinor: `${stakeMinor}`, payoutMinor: `${payoutMinor}` })
  }

  function roll(): void {
    const dice = [draws.int(6) + 1, draws.int(6) + 1] as const
    const total = dice[0] + dice[1]
    events.push({ type: 'rolled', dice, total })
    sides = sides.filter((bet) => {
      const gross = sideBets.get(bet.spot)?.(total, dice[0] === dice[1])
      if (gross) decide({ ...bet, payoutMinor: payoutOf(bet.stakeMinor, gross) })
      return !gross
    })
    lines = lines.flatMap((bet) => rolledLine(bet, total))
  }

  function rolledLine(bet: LineBet, total: number): LineBet[] {
    const result = rollLineBet(bet, total)
    if (!result.isOver) {
      if (bet.point === undefined) events.push({ type: 'point', spot: bet.spot, point: total })
      return [result.bet]
    }
    decide({ spot: bet.spot, stakeMinor: bet.stakeMinor, payoutMinor: result.gross * bet.stakeMinor })
    if (bet.oddsMinor > 0n) {
      const payoutMinor = result.gross === 2n ? oddsPayout(bet) : 0n
      decide({ spot: `${bet.spot}-odds`, stakeMinor: bet.oddsMinor, payoutMinor })
    }
    return []
  }

  function addOdds(on: string, stakeMinor: bigint): Refusal | undefined {
    const bet = lines.find(({ spot }) => spot === on)
    if (bet?.point === undefined || bet.oddsMinor > 0n)
      return refuse('on', 'a bet with its point and without odds').refusal
    if (stakeMinor > oddsMinorMax(bet)) return refuse('stakeMinor', `at most ${oddsMinorMax(bet)}`).refusal
    lines = lines.map((line) => (line === bet ? { ...bet, oddsMinor: stakeMinor } : line))
    events.push({ type: 'staked', spot: `${on}-odds`, stakeMinor: `${stakeMinor}` })
    return undefined
  }

  function addCome(kind: 'come' | 'dont-come', stakeMinor: bigint): Refusal | undefined {
    if (!allowed().includes(kind)) return refuse('action', 'an action that is allowed').refusal
    if (stakeMinor > lineMinor) return refuse('stakeMinor', `at most ${lineMinor}`).refusal
    comeCount += 1
    const spot = `${kind}-${comeCount}`
    lines.push(lineBet(spot, stakeMinor))
    events.push({ type: 'staked', spot, stakeMinor: `${stakeMinor}` })
    return undefined
  }

  function allowed(): string[] {
    const hasPoint = lines.some(({ spot, point }) => spot.endsWith('pass') && point !== undefined)
    const takesOdds = lines.some(({ point, oddsMinor }) => point !== undefined && oddsMinor === 0n)
    const comes = hasPoint && comeCount < comeCountMax ? ['come', 'dont-come'] : []
    return ['roll', ...(takesOdds ? ['odds'] : []), ...comes]
  }

  return {
    roll,
    act(action) {
      if (sides.length + lines.length === 0) return refuse('action', 'none: the round is over').refusal
      if (action.type === 'odds') return addOdds(action.on, action.stakeMinor)
      if (action.type !== 'roll') return addCome(action.type, action.stakeMinor)
      roll()
      return undefined
    },
    show() {
      if (sides.length + lines.length === 0) return endedAtTable(events, paid, [['pass', 'dont-pass']])
      const odds = lines.map(({ oddsMinor }) => ({ spot: 'odds', stakeMinor: oddsMinor }))
      return waiting(events, stakeOf([...sides, ...lines, ...odds, ...paid]), allowed())
    },
  }
}

function lineBet(spot: string, stakeMinor: bigint): LineBet {
  return { spot, isDont: spot.startsWith('dont'), stakeMinor, point: undefined, oddsMinor: 0n }
}
