import type { Game } from '@fairground/contract'
import type { GameTileProps } from '@fairground/ui'
import type { useLobby } from './lobby-context.ts'

/** What the tile of a game shows and does; a try only where there is a demo. */
export function tileOf(game: Game, lobby: ReturnType<typeof useLobby>): GameTileProps {
  return {
    name: game.displayName,
    vendor: game.vendorName,
    ...(game.rtpBp !== undefined && { rtpBp: game.rtpBp }),
    ...(game.rtpMinBp !== undefined && { rtpMinBp: game.rtpMinBp }),
    ...(game.isNew && { badge: 'new' }),
    onPlay: () => lobby.launch(game),
    ...(game.supportPlay === 0 && { onTry: () => lobby.tryOut(game) }),
    onFacts: () => lobby.showFacts(game),
    isFavourite: lobby.isFavourite(game),
    onFavouriteChange: (isFavourite) => lobby.setFavourite(game, isFavourite),
  }
}
