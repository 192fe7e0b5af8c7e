import { abandonClimb, type CashOut, type Climb, playClimb } from '../../instant/climb.ts'
import type { Draws, InstantGame } from '../../instant/instant-game.ts'
import { multiplierX10000 } from '../../instant/multiplier.ts'
import type { SettledEvent } from '../../instant/one-step-game.ts'
import { type CappedBet, cappedPayout, isPayable, readCap } from '../../instant/payout-cap.ts'
import { oneOf, readFields, refuse, stake, wholeNumber } from '../../instant/read-input.ts'

/** Every row has `tiles` tiles, of which `safe` do not end the round. */
export type TowerShape = { readonly rows: number; readonly tiles: number; readonly safe: number }

export type TowerConfig = {
  readonly id: string
  readonly version: number
  readonly shapes: Readonly<Record<string, TowerShape>>
}

export type TowerBet = CappedBet & { readonly difficulty: string }

/** Picks a tile 0 … tiles − 1 of the next row. */
export type PickTile = { readonly type: 'pick'; readonly tile: number }

export type TowerEvent =
  | ({ readonly type: 'raised'; readonly difficulty: string } & TowerShape)
  | { readonly type: 'climbed'; readonly row: number; readonly tile: number; readonly multiplierX10000: number }
  | { readonly type: 'fell'; readonly row: number; readonly tile: number }
  | { readonly type: 'rows-shown'; readonly losing: readonly (readonly number[])[] }

export type TowerGame = InstantGame<TowerBet, PickTile | CashOut, TowerEvent | SettledEvent>

/** Row after row one tile is picked; what is safe lies still from the bet on. Source: the studio's book, mini games. */
export function towerGame({ id, version, shapes }: TowerConfig): TowerGame {
  const shapeOf = ({ difficulty }: TowerBet) => shapeNamed(shapes, difficulty)
  const tilesMax = Math.max(...Object.values(shapes).map(({ tiles }) => tiles))
  return {
    id,
    version,
    takesCap: true,
    readBet: (input) => {
      const readers = { stakeMinor: stake, difficulty: oneOf(Object.keys(shapes)) }
      return readCap<TowerBet>(readFields(input, readers), input, (bet) => towerX10000(shapeOf(bet), 1))
    },
    readAction(input) {
      const type = typeof input === 'object' && input !== null ? Reflect.get(input, 'type') : undefined
      if (type === 'cash-out') return { ok: true, value: { type } }
      if (type !== 'pick') return refuse('type', 'one of pick, cash-out')
      const read = readFields<{ tile: number }>(input, { tile: wholeNumber(0, tilesMax - 1) })
      return read.ok ? { ok: true, value: { type, tile: read.value.tile } } : read
    },
    payoutMinorMax: (bet) => cappedPayout(bet, towerX10000(shapeOf(bet), shapeOf(bet).rows)),
    play: (bet, actions, draws) => playClimb(bet.stakeMinor, actions, standing(bet, shapeOf(bet), draws)),
    abandon: (_bet, _actions, round) => abandonClimb(round),
  }
}

/** Pay by climbed rows: the fair multiplier is (tiles / safe) ^ climbed. */
export const towerX10000 = ({ tiles, safe }: TowerShape, climbed: number): number =>
  multiplierX10000(BigInt(tiles) ** BigInt(climbed), BigInt(safe) ** BigInt(climbed))

function standing(bet: TowerBet, shape: TowerShape, draws: Draws): Climb<PickTile, TowerEvent> {
  const { rows, tiles, safe } = shape
  const losing: (readonly number[])[] = []
  for (let row = 0; row < rows; row += 1) losing.push(draws.deal(tiles, tiles - safe))
  let climbed = 0
  return {
    opening: [{ type: 'raised', difficulty: bet.difficulty, ...shape }],
    take({ tile }) {
      const row = climbed
      if (tile >= tiles) return { result: 'refused', refusal: { field: 'tile', expected: `a tile below ${tiles}` } }
      if (losing[row]?.includes(tile)) return { result: 'fell', events: [{ type: 'fell', row, tile }] }
      climbed += 1
      const x10000 = towerX10000(shape, climbed)
      return {
        result: 'climbed',
        events: [{ type: 'climbed', row, tile, multiplierX10000: x10000 }],
        multiplierX10000: x10000,
      }
    },
    steps: () => (climbed < rows && isPayable(bet, towerX10000(shape, climbed + 1)) ? ['pick'] : []),
    reveal: () => [{ type: 'rows-shown', losing }],
  }
}

function shapeNamed(shapes: TowerConfig['shapes'], difficulty: string): TowerShape {
  const shape = shapes[difficulty]
  if (!shape) throw new RangeError(`There is no difficulty ${difficulty}`)
  return shape
}
