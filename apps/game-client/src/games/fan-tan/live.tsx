import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import { setUpLive } from '../../live/set-up-live.tsx'
import { Board, type Rest } from './board.tsx'

const isRest = (event: InstantEvent): event is InstantEvent & Rest => event.type === 'rest'

function resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined {
  const counted = events.find(isRest)
  return counted && t('instant.fan-tan.rest', { number: counted.rest })
}

/** A mark is what was left: odd and even are the sides of the road. */
export const setUp = setUpLive({
  Board,
  settleMs: 0,
  isTall: true,
  resultOf,
  kindsOf: (t) =>
    ['1', '2', '3', '4'].map((mark) => {
      const isOdd = Number(mark) % 2 === 1
      const tone = isOdd ? ('red' as const) : ('blue' as const)
      const label = t('instant.fan-tan.fan', { number: mark })
      return { mark, side: isOdd ? ('a' as const) : ('b' as const), tone, label, letter: mark }
    }),
})
