import { likenessOf, markOfThrow, throws } from '@fairground/game-rules/games/bau-cua'
import type { TFunction } from 'i18next'
import type { NamedKind } from '../../live/road-letters.ts'

const looks = {
  pair: { side: 'a', tone: 'red' },
  different: { side: 'b', tone: 'blue' },
  triple: { side: 'tie', tone: 'gold' },
} as const

/** A mark is a throw: a pair is the red side of the road, three different pictures the blue one. */
export const kindsOf = (t: TFunction): NamedKind[] =>
  throws.map((shown) => {
    const likeness = likenessOf(shown)
    return { mark: markOfThrow(shown), ...looks[likeness], label: t(`instant.bau-cua.${likeness}`) }
  })
