import type { VendorGame } from '@fairground/contract/psw'

/** Order of games the operator has not ordered yet: those with a large picture first, then one of each brand in turn. */
export function lobbyOrder(games: readonly VendorGame[]): VendorGame[] {
  const large = games.filter((game) => game.images.large !== undefined)
  const brands = Map.groupBy(
    games.filter((game) => game.images.large === undefined),
    (game) => game.provider.code,
  )
  const longest = Math.max(0, ...[...brands.values()].map((list) => list.length))
  const turns = Array.from({ length: longest }, (_, turn) => [...brands.values()].flatMap((list) => list[turn] ?? []))
  return [...large, ...turns.flat()]
}
