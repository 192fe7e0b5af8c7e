import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import { setUpLive } from '../../live/set-up-live.tsx'
import { Board, type Coins } from './board.tsx'

const isCoins = (event: InstantEvent): event is InstantEvent & Coins => event.type === 'coins'

function resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined {
  const coins = events.find(isCoins)
  if (!coins) return undefined
  const side = coins.reds % 2 === 0 ? t('instant.xoc-dia.even') : t('instant.xoc-dia.odd')
  return `${side}, ${t('instant.xoc-dia.reds', { number: coins.reds })}`
}

/** A mark is how many coins are red. */
export const setUp = setUpLive({
  Board,
  settleMs: 0,
  resultOf,
  kindsOf: (t) =>
    ['0', '1', '2', '3', '4'].map((mark) => {
      const isEven = Number(mark) % 2 === 0
      const label = isEven ? t('instant.xoc-dia.even') : t('instant.xoc-dia.odd')
      const tone = isEven ? ('blue' as const) : ('red' as const)
      return { mark, side: isEven ? ('b' as const) : ('a' as const), tone, label }
    }),
})
