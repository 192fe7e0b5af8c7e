import { deadlineOf, nextTurn, resumed } from '../clock.ts'
import { type Applied, notAllowed, type RoomRules, refusalOf } from '../room-rules.ts'
import type { BetEnd } from './bet-end.ts'
import type { BetAct, BetLimits, BetTable } from './bet-table.ts'
import { acted, choicesOf, goOn, type NextRound } from './betting.ts'

/** What betting has to be told of its game. */
export type BetGame<State> = {
  readonly limits?: BetLimits
  /** Undefined after the last round: hands are compared. */
  nextRound(state: State): NextRound<State> | undefined
  endOf(state: State): BetEnd
}

type Betting<State> = Pick<
  RoomRules<never, State, BetAct, never>,
  'allowed' | 'apply' | 'deadlineMs' | 'idle' | 'resume' | 'payments' | 'end'
>

/** The part of the rules that is the same in every game with bets. */
export function bettingOf<State extends BetTable>({ limits, nextRound, endOf }: BetGame<State>): Betting<State> {
  return {
    allowed: (state, seat) => (seat === state.turn ? actsOf(state, seat, limits) : []),
    apply: (state, seat, act, atMs): Applied<State> => {
      const code = refusalOf(state, seat === state.turn, atMs)
      if (code) return { ok: false, code }
      if (!isAllowed(state, seat, act, limits)) return notAllowed(act.type === 'raise' ? 'AMOUNT' : 'NOT_NOW')
      const clock = nextTurn(state.clock, seat, atMs)
      return { ok: true, state: goOn<State>(acted<State>({ ...state, clock }, seat, act), seat, nextRound) }
    },
    deadlineMs: ({ turn, clock }) => (turn === undefined ? undefined : deadlineOf(clock, turn)),
    idle: (state) =>
      state.turn === undefined
        ? undefined
        : { seat: state.turn, act: { type: choicesOf(state, state.turn).canCheck ? 'check' : 'fold' } },
    resume: resumed,
    payments: () => [],
    end: (state) => (state.turn === undefined ? endOf(state).shares : undefined),
  }
}

/** Of raises, the least and the most. */
function actsOf(table: BetTable, seat: number, limits?: BetLimits): BetAct[] {
  const { canCheck, raise } = choicesOf(table, seat, limits)
  const answer: BetAct[] = canCheck ? [{ type: 'check' }] : [{ type: 'fold' }, { type: 'call' }]
  const raises = raise ? [...new Set([raise.fromMinor, raise.toMinor])] : []
  return [...answer, ...raises.map((toMinor): BetAct => ({ type: 'raise', toMinor }))]
}

function isAllowed(table: BetTable, seat: number, act: BetAct, limits?: BetLimits): boolean {
  const { canCheck, raise } = choicesOf(table, seat, limits)
  if (act.type === 'check') return canCheck
  if (act.type !== 'raise') return !canCheck
  return raise !== undefined && act.toMinor >= raise.fromMinor && act.toMinor <= raise.toMinor
}
