import type { Game } from '@fairground/contract'
import { artUrl } from './art-url.ts'
import type { GameRow } from './game-store.ts'

/** One game as pages see it; the name is in the asked language, else in English, else in any. */
export function gameView(row: GameRow, language: string, favourites?: ReadonlySet<string>): Game {
  const names = row.names as Record<string, string>
  return {
    nodeId: row.node_id,
    vassalage: row.brand_code,
    vendorName: row.brand_name,
    gameType: row.game_type,
    displayName: names[language] ?? names.en ?? Object.values(names)[0] ?? row.game_code,
    iconUrl: artUrl(row.tile_key),
    lagerIcon: row.large_key === null ? undefined : artUrl(row.large_key),
    supportPlay: row.has_demo ? 0 : 1,
    isGame: 'GAME',
    gameCode: row.game_code,
    gameClassify: (row.classify ?? undefined) as Game['gameClassify'],
    lines: row.lines ?? undefined,
    rtpBp: row.rtp_bp,
    volatility: row.volatility as Game['volatility'],
    isNew: row.is_new,
    ...(favourites ? { isFavourite: favourites.has(row.node_id) } : {}),
  }
}
