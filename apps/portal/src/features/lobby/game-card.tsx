import type { Game } from '@fairground/contract'
import { GameTile } from '@fairground/ui'
import { hosted } from '../../lib/image-host.ts'
import { useLobby } from './lobby-context.ts'
import { tileOf } from './tile-of.ts'

/** One game of a row: real play, a try where there is a demo, its facts, the heart. */
export function GameCard({ game, eager }: { game: Game; eager?: boolean }) {
  const picture = game.showIcon ?? game.iconUrl
  return <GameTile {...tileOf(game, useLobby())} artSrc={picture && hosted(picture)} eager={eager} />
}
