import type { Fraction } from '../../exact/fraction.ts'
import { lost, paysToOne } from '../../parts/spots/pays.ts'
import { spotGame } from '../../parts/spots/spot-game.ts'

/** Three dice of six pictures, by their numbers: deer, gourd, rooster, fish, crab, shrimp. */
export type Pictures = readonly [number, number, number]

type PicturesEvent = { readonly type: 'pictures'; readonly pictures: Pictures }

export const pictures = [1, 2, 3, 4, 5, 6]
const spots = pictures.map((picture) => `symbol-${picture}`)

/** A picture pays its stake once for each die that shows it. */
export const bauCua = spotGame<string, Pictures, PicturesEvent>({
  id: 'bau-cua',
  version: 1,
  spots,
  draw: (draws) => [draws.int(6) + 1, draws.int(6) + 1, draws.int(6) + 1],
  eventsOf: (shown) => [{ type: 'pictures', pictures: shown }],
  grossOf: bauCuaGross,
  opposites: [spots],
  worstOutcomes: pictures.flatMap((a) =>
    pictures.flatMap((b) => (b < a ? [] : pictures.flatMap((c): Pictures[] => (c < b ? [] : [[a, b, c]])))),
  ),
})

/** Gross multiple of a chip at `spot` for a throw. */
export function bauCuaGross(spot: string, shown: Pictures): Fraction {
  const count = shown.filter((picture) => spot === `symbol-${picture}`).length
  return count === 0 ? lost : paysToOne(count)
}
