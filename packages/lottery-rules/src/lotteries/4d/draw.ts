export type FourDraw = {
  readonly first: string
  readonly second: string
  readonly third: string
  readonly special: readonly string[]
  readonly consolation: readonly string[]
}

export type PrizeId = keyof FourDraw

/** In the order of FS1. */
export const prizeIds = ['first', 'second', 'third', 'special', 'consolation'] as const satisfies readonly PrizeId[]

/** Numbers of the special prize, and of the consolation prize. */
export const manyCount = 10

export const entriesOf = (prize: PrizeId): number => (prize === 'special' || prize === 'consolation' ? manyCount : 1)

export const numbersOf = (draw: FourDraw, prize: PrizeId): readonly string[] => [draw[prize]].flat()
