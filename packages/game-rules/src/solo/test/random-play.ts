import type { Draws } from '../solo-game.ts'

type Choose = Draws['int']
type Input = Readonly<Record<string, unknown>>
export type RandomPlay = {
  bet(choose: Choose): Input
  /** An action of this kind, which may or may not be allowed where it is tried. */
  action?(kind: string, choose: Choose): Input
}

const one = <T>(choose: Choose, ...items: readonly T[]): T => items[choose(items.length)] as T
const picksOf = (choose: Choose, highest: number) => [
  ...new Set(Array.from({ length: 1 + choose(10) }, () => 1 + choose(highest))),
]
const withTile = (tiles: number) => (kind: string, choose: Choose) => ({ type: kind, tile: choose(tiles) })

/** How a player without any plan plays each game. */
export const randomPlays: Readonly<Record<string, RandomPlay>> = {
  dice: { bet: (choose) => ({ chance: 1 + choose(9_800), side: one(choose, 'under', 'over') }) },
  limbo: { bet: (choose) => ({ targetX100: 101 + choose(10 ** (2 + choose(6))) }) },
  'coin-flip': {
    bet: () => ({}),
    action: (type, choose) => ({ type, side: one(choose, 'heads', 'tails') }),
  },
  plinko: { bet: (choose) => ({ rows: 8 + choose(9), risk: one(choose, 'low', 'medium', 'high') }) },
  mines: { bet: (choose) => ({ mines: 1 + choose(24) }), action: withTile(25) },
  'hi-lo': { bet: () => ({}), action: (type) => ({ type }) },
  tower: {
    bet: (choose) => ({ difficulty: one(choose, 'easy', 'medium', 'hard', 'expert', 'master') }),
    action: withTile(2),
  },
  'penalty-shoot-out': { bet: () => ({ difficulty: 'standard' }), action: withTile(3) },
  'chicken-road': {
    bet: (choose) => ({ difficulty: one(choose, 'easy', 'medium', 'hard', 'daring') }),
    action: withTile(25),
  },
  wheel: {
    bet: (choose) => ({ segments: 10 * (1 + choose(5)), risk: one(choose, 'low', 'medium', 'high') }),
  },
  'keno-40': {
    bet: (choose) => ({ risk: one(choose, 'classic', 'low', 'medium', 'high'), picks: picksOf(choose, 40) }),
  },
  'keno-80': {
    bet: (choose) =>
      choose(2) === 0
        ? { on: 'numbers', picks: picksOf(choose, 80) }
        : { on: one(choose, 'over', 'under', 'odd', 'more-low', 'ten-ten', 'gold', 'earth') },
  },
  scratch: { bet: () => ({}) },
  'horse-race': {
    bet: (choose) => {
      const runner = choose(6)
      return choose(2) === 0
        ? { on: 'win', runner }
        : { on: 'forecast', first: runner, second: (runner + 1 + choose(5)) % 6 }
    },
  },
  'coin-pusher': { bet: () => ({}) },
  claw: { bet: () => ({}) },
}
