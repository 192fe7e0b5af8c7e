import type { SheetRow } from '../../instant/instant-game.ts'
import { chancesRow } from '../../parts/spots/chances-row.ts'
import { dragonTiger, dragonTigerGross } from './dragon-tiger.ts'

/** Every place over all ordered pairs of the 416 cards. */
export function dragonTigerSheet(): SheetRow[] {
  const kinds = Array.from({ length: 52 }, (_, card) => card)
  const pairs = kinds.flatMap((dragon) =>
    kinds.map((tiger) => ({ cards: { dragon, tiger }, weight: dragon === tiger ? 8n * 7n : 8n * 8n })),
  )
  return dragonTiger.spots.map((spot) =>
    chancesRow(
      spot,
      pairs.map(({ cards, weight }) => ({ gross: dragonTigerGross(spot, cards), weight })),
    ),
  )
}
