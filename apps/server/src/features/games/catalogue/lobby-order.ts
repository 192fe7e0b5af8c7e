import type { VendorGame } from '@fairground/contract/psw'

/**
 * Order of games the operator has not ordered yet: those with a large picture first, then one of each brand in turn, then
 * those that the vendor ranks, as it ranks them.
 */
export function lobbyOrder(games: readonly VendorGame[]): VendorGame[] {
  const ranked = games.filter((game) => game.rank !== undefined)
  const free = games.filter((game) => game.rank === undefined)
  const large = free.filter((game) => game.images.large !== undefined)
  const brands = Map.groupBy(
    free.filter((game) => game.images.large === undefined),
    (game) => game.provider.code,
  )
  const longest = Math.max(0, ...[...brands.values()].map((list) => list.length))
  const turns = Array.from({ length: longest }, (_, turn) => [...brands.values()].flatMap((list) => list[turn] ?? []))
  return [...large, ...turns.flat(), ...ranked.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))]
}
