import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import { setUpLive } from '../../live/set-up-live.tsx'
import { Board } from './screen.tsx'

type Dice = { type: 'dice'; dice: readonly number[]; total: number }
const bigFrom = 11

const isDice = (event: InstantEvent): event is InstantEvent & Dice => event.type === 'dice'

function resultOf(t: TFunction, events: readonly InstantEvent[]): string | undefined {
  const thrown = events.find(isDice)
  if (!thrown) return undefined
  const { dice, total } = thrown
  const side = new Set(dice).size === 1 ? 'anyTriple' : total >= bigFrom ? 'big' : 'small'
  return `${dice.join(' · ')} = ${total} ${t(`instant.sic-bo.${side}`)}`
}

/** The totals 3 to 18; those from 11 on are big. */
const tallied = Array.from({ length: 16 }, (_, place) => ({
  label: `${place + 3}`,
  tone: place + 3 >= bigFrom ? ('red' as const) : ('blue' as const),
}))

export const setUp = setUpLive({
  Board,
  settleMs: 0,
  isTall: true,
  resultOf,
  tallied,
  kindsOf: (t) => [
    { mark: 'B', side: 'a', tone: 'red', label: t('instant.sic-bo.big') },
    { mark: 'S', side: 'b', tone: 'blue', label: t('instant.sic-bo.small') },
    { mark: 'T', side: 'tie', tone: 'gold', label: t('instant.sic-bo.anyTriple') },
  ],
})
