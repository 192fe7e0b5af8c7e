import { type SamState, samPlay, samRoom } from '@fairground/room-rules'
import type { TFunction } from 'i18next'
import { comboName } from '../../rooms/shed/combo-name.ts'
import type { ShedJudge } from '../../rooms/shed/shed-own.tsx'
import type { ShedTable } from '../../rooms/shed/shed-table.ts'

/** 3 as 0 to 2 as 12; suits only keep equal ranks apart. */
export const samOrder = (card: number): number => ((Math.floor(card / 4) + 12) % 13) * 4 + (card % 4)

/** The hand as far as one seat knows it: enough for the rules to say what that seat may do. */
export function ownState({ seats, turn, trick }: ShedTable, place: number): SamState {
  const none = seats.map(() => false)
  const play = trick ? samPlay(trick.cards) : undefined
  return {
    options: { stakeMinor: 1n, leader: turn ?? 0 },
    ...{ chipsMinor: seats.map(({ chipsMinor }) => chipsMinor), deck: [], cuts: [], endedWithTwo: [] },
    hands: seats.map(({ hand }, at) => (at === place ? (hand ?? []) : [])),
    ...{ hasPlayed: none, hasPassed: seats.map(({ hasPassed }) => hasPassed), hasWaived: undefined },
    turn: turn ?? undefined,
    trick: trick && play ? { seat: trick.seat, cards: trick.cards, play } : undefined,
    clock: { fromMs: 0, bankMs: seats.map(() => 0) },
  }
}

export function faultOf(state: SamState, seat: number, cards: readonly number[]): string | undefined {
  const play = samPlay(cards)
  if (!play) return 'notCombo'
  if (state.turn !== seat) return 'notTurn'
  if (samRoom.apply(state, seat, { type: 'play', cards }, 0).ok) return undefined
  const { trick } = state
  const isSameKind = trick && trick.play.type === play.type && trick.play.length === play.length
  return isSameKind ? 'tooLow' : 'otherKind'
}

function hintsOf(state: SamState, seat: number): number[][] {
  const plays = samRoom.allowed(state, seat).flatMap((act) => (act.type === 'play' ? [[...act.cards]] : []))
  const costOf = (cards: readonly number[]) => Math.max(...cards.map(samOrder))
  return plays.sort((a, b) => costOf(a) - costOf(b) || b.length - a.length)
}

export const judgeOf = (state: SamState, seat: number, t: TFunction): ShedJudge => ({
  nameOf: (cards) => {
    const play = samPlay(cards)
    return play && comboName(play, t)
  },
  whyNot: (cards) => {
    const fault = faultOf(state, seat, cards)
    return fault && t(`room.fault.${fault}`)
  },
  hints: () => hintsOf(state, seat),
})
