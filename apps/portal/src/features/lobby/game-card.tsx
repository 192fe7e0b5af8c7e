import type { Game } from '@fairground/contract'
import { GameTile } from '@fairground/ui'
import { hosted } from '../../lib/image-host.ts'
import { useLobby } from './lobby-actions.tsx'

/** One game of a row: real play, a try where there is a demo, the heart. */
export function GameCard({ game, eager }: { game: Game; eager?: boolean }) {
  const { play, tryOut, setFavourite } = useLobby()
  return (
    <GameTile
      name={game.displayName}
      vendor={game.vendorName}
      artSrc={game.iconUrl && hosted(game.iconUrl)}
      rtpBp={game.rtpBp}
      badge={game.isNew ? 'new' : undefined}
      onPlay={() => play(game)}
      onTry={game.supportPlay === 0 ? () => tryOut(game) : undefined}
      isFavourite={game.isFavourite ?? false}
      onFavouriteChange={(isFavourite) => setFavourite(game, isFavourite)}
      eager={eager}
    />
  )
}
