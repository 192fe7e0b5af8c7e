import { beatsTienLen, type TienLenState, tienLenOrder, tienLenPlay, tienLenRoom } from '@fairground/room-rules'
import type { TFunction } from 'i18next'
import { comboName } from '../../rooms/shed/combo-name.ts'
import type { ShedJudge } from '../../rooms/shed/shed-own.tsx'
import { cardText } from '../../rooms/table/card-text.ts'

export type Fault = 'notCombo' | 'notTurn' | 'mustInclude' | 'otherKind' | 'tooLow'

/** Why a seat may not lay these cards down now. */
export function faultOf(state: TienLenState, seat: number, cards: readonly number[]): Fault | undefined {
  const play = tienLenPlay(cards)
  if (!play) return 'notCombo'
  if (tienLenRoom.apply(state, seat, { type: 'play', cards }, 0).ok) return undefined
  if (state.turn !== seat) return 'notTurn'
  const { trick, mustInclude } = state
  if (!trick) return mustInclude === undefined || cards.includes(mustInclude) ? 'notCombo' : 'mustInclude'
  const isSameKind = trick.play.type === play.type && trick.play.length === play.length
  return isSameKind ? 'tooLow' : beatsTienLen(trick.play, play) ? 'notTurn' : 'otherKind'
}

/** What may be laid down, the cheapest first: the fewest high cards, then the longest play. */
export function hintsOf(state: TienLenState, seat: number): number[][] {
  const plays = tienLenRoom.allowed(state, seat).flatMap((act) => (act.type === 'play' ? [[...act.cards]] : []))
  const costOf = (cards: readonly number[]) => Math.max(...cards.map(tienLenOrder))
  const isCut = (cards: readonly number[]) => (['four', 'pairs-run'].includes(tienLenPlay(cards)?.type ?? '') ? 1 : 0)
  return plays.sort((a, b) => (state.trick ? isCut(a) - isCut(b) : 0) || costOf(a) - costOf(b) || b.length - a.length)
}

export function judgeOf(state: TienLenState, seat: number, t: TFunction): ShedJudge {
  const must = state.mustInclude
  return {
    nameOf: (cards) => {
      const play = tienLenPlay(cards)
      return play && comboName(play, t)
    },
    whyNot: (cards) => {
      const fault = faultOf(state, seat, cards)
      if (fault === undefined) return undefined
      return fault === 'mustInclude'
        ? t('room.tien-len.mustInclude', { card: cardText(must ?? 0) })
        : t(`room.fault.${fault}`)
    },
    hints: () => hintsOf(state, seat),
  }
}
