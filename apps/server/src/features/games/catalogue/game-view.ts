import type { Game } from '@fairground/contract'
import { roomType } from './card-room.ts'
import type { CatalogueGame } from './catalogue-game.ts'
import { shownVendor, type VendorLook, vendorImage } from './vendor-look.ts'

export interface Viewer {
  language: string
  /** Ids of the viewer's favourites; absent for callers without favourites. */
  favourites?: ReadonlySet<string>
  /** Address of a built picture by its key. */
  artUrl: (key: string) => string | undefined
  vendorLook: VendorLook
}

/** One game as pages see it; the name is in the asked language, else in English, else in any. */
export function gameView(game: CatalogueGame, { language, favourites, artUrl, vendorLook }: Viewer): Game {
  const picture = artUrl(game.tileKey)
  return {
    nodeId: game.nodeId,
    vassalage: game.brandCode,
    vendorName: shownVendor(game.brandName, vendorLook),
    gameType: game.gameType,
    ...namesOf(game, language),
    showIcon: picture,
    iconUrl: picture ?? vendorImage(vendorLook, game.brandCode, game.gameType),
    lagerIcon: game.largeKey === null ? undefined : artUrl(game.largeKey),
    supportPlay: game.hasDemo ? 0 : 1,
    isGame: 'GAME',
    gameCode: game.gameCode,
    gameClassify: game.classify ?? undefined,
    category: game.category ?? undefined,
    openIn: game.isPopup ? 'popup' : 'route',
    lines: game.lines ?? undefined,
    ...(game.gameType === roomType ? {} : returnOf(game)),
    isNew: game.isNew,
    ...(favourites ? { isFavourite: favourites.has(game.nodeId) } : {}),
  }
}

/** What comes back in a card room is decided by who sits there: it has no return to be told. */
const returnOf = ({ rtpBp, rtpMinBp, volatility }: CatalogueGame) => ({
  ...{ rtpBp, volatility },
  rtpMinBp: rtpMinBp ?? undefined,
})

/** `nodeName` is what it is called where it has no name in the language. */
function namesOf({ names, gameCode }: CatalogueGame, language: string) {
  const gameName = names[language]
  const nodeName = names.en ?? Object.values(names)[0] ?? gameCode
  return { gameName, nodeName, displayName: gameName ?? nodeName }
}
