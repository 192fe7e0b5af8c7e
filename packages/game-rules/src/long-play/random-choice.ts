import type { Draws } from '../instant/instant-game.ts'

type Choose = Draws['int']

export const oneOf = <T>(choose: Choose, ...items: readonly T[]): T => items[choose(items.length)] as T

/** One to ten numbers up to `highest`, each once. */
export const picksOf = (choose: Choose, highest: number): number[] => [
  ...new Set(Array.from({ length: 1 + choose(10) }, () => 1 + choose(highest))),
]

/** An action on one of so many tiles. */
export const withTile = (tiles: number) => (kind: string, choose: Choose) => ({ type: kind, tile: choose(tiles) })
