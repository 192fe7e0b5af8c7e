import type { Game } from '@fairground/contract'

/** The favourites after a heart was pressed, before the server has answered; one that is there already stays once. */
export function changedFavourites(games: readonly Game[] | undefined, game: Game, isFavourite: boolean): Game[] {
  const others = (games ?? []).filter(({ nodeId }) => nodeId !== game.nodeId)
  return isFavourite ? [{ ...game, isFavourite }, ...others] : others
}
