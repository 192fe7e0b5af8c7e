import type { RoomListed } from '@fairground/contract/studio'

export type Level = {
  readonly level: number
  readonly unitMinor: bigint
  readonly buyInMinorMin: bigint
  readonly buyInMinorMax: bigint
  readonly players: number
  readonly hasBots: boolean
}

/** The levels of stakes, lowest first, with who plays at them. Players of the house do not count. */
export function levelsOf(rooms: readonly RoomListed[]): Level[] {
  const byLevel = Map.groupBy(rooms, ({ level }) => level)
  return [...byLevel]
    .flatMap(([level, list]): Level[] => {
      const [first] = list
      if (!first) return []
      return [
        {
          level,
          unitMinor: BigInt(first.unitMinor),
          buyInMinorMin: BigInt(first.buyInMinorMin),
          buyInMinorMax: BigInt(first.buyInMinorMax),
          players: list.reduce((sum, { taken }) => sum + taken.filter(({ isBot }) => !isBot).length, 0),
          hasBots: first.hasBots,
        },
      ]
    })
    .sort((a, b) => a.level - b.level)
}
