import { fraction } from '../../exact/fraction.ts'
import type { SheetRow } from '../../instant/instant-game.ts'
import { singlePayRow } from '../../instant/sheet-row.ts'
import { type TowerConfig, type TowerShape, towerX10000 } from './tower-game.ts'

/** Every difficulty, cashed out after every row. */
export const towerSheet = ({ shapes }: TowerConfig): SheetRow[] =>
  Object.entries(shapes).flatMap(([difficulty, shape]) =>
    Array.from({ length: shape.rows }, (_, index) => row(difficulty, shape, index + 1)),
  )

function row(difficulty: string, shape: TowerShape, climbed: number): SheetRow {
  const chance = fraction(BigInt(shape.safe) ** BigInt(climbed), BigInt(shape.tiles) ** BigInt(climbed))
  return singlePayRow(`${difficulty}-${climbed}-rows`, chance, towerX10000(shape, climbed))
}
