import { type WheelEvent, wheelLetters } from '@fairground/game-rules/games/money-wheel'
import type { InstantEvent } from '@fairground/game-rules/instant'
import type { TFunction } from 'i18next'
import type { NamedKind } from '../../live/road-letters.ts'
import { setUpLive } from '../../live/set-up-live.tsx'
import { Board } from './board.tsx'
import { WheelRoads } from './wheel-roads.tsx'

const none = '1'

function resultOf(t: TFunction, told: readonly InstantEvent[]): string | undefined {
  const events = told as unknown as readonly WheelEvent[]
  const landed = events.find((event) => event.type === 'landed')
  if (!landed) return undefined
  const { symbol, multiplier } = landed
  return multiplier === none ? symbol : t('instant.money-wheel.landed', { symbol, multiplier })
}

/** Single results, as small roads have them. */
const kindsOf = (): NamedKind[] =>
  wheelLetters.map(({ number, ...letter }) => ({ ...letter, side: 'tie', label: number, letter: number }))

const tallied = wheelLetters.map(({ number, tone }) => ({ label: number, tone }))

export const setUp = setUpLive({ Board, settleMs: 0, resultOf, kindsOf, tallied, Roads: WheelRoads })
