import { type ReactNode, useState } from 'react'
import { sampleArt } from '../../stories/sample-art.ts'
import { Shelf } from '../shelf/shelf.tsx'
import { GameTile } from './game-tile.tsx'
import { GameTileLarge } from './game-tile-large.tsx'
import { GameTileSkeleton } from './game-tile-skeleton.tsx'

function States() {
  const [isLoved, setIsLoved] = useState(true)
  const heart = { isFavourite: isLoved, onFavouriteChange: setIsLoved }
  const play = { onPlay: () => {}, onTry: () => {} }
  return (
    <div className="card grid grid-cols-3 gap-x-2.5 gap-y-4 p-5 md:grid-cols-5 desk:grid-cols-8 desk:gap-4">
      <GameTile name="Sói Trăng" vendor="Moonwell" rtpBp={9700} artSrc={sampleArt(0)} {...play} {...heart} />
      <GameTile name="Thần Tài Gõ Cửa" vendor="Nine Carp" rtpBp={9610} artSrc={sampleArt(1)} {...heart} href="#play" />
      <GameTile name="Tiệc Trái Cây" vendor="Ferris Reels" badge="new" artSrc={sampleArt(2)} {...play} {...heart} />
      <GameTile
        name="Hũ Rồng Ngọc"
        vendor="Nine Carp"
        badge="jackpot"
        badgeText="486,2 tr"
        artSrc={sampleArt(3)}
        {...play}
      />
      <GameTile name="Baccarat Hội An" vendor="Lotus Live" badge="live" artSrc={sampleArt(5)} {...play} {...heart} />
      <GameTile name="Robo Rush" vendor="Copperhead" maintenance="03:30" artSrc={sampleArt(7)} {...play} />
      <GameTile name="Than Đá" vendor="Copperhead" artSrc="data:image/png;base64,AAAA" {...play} />
      <GameTileSkeleton />
    </div>
  )
}

function HotRow() {
  const [isLoved, setIsLoved] = useState(true)
  return (
    <Shelf
      label="Trò chơi nổi bật"
      rows={2}
      itemWidth="152px"
      head={<h2 className="poster text-2xl">Trò chơi nổi bật</h2>}
      lead={
        <GameTileLarge
          className="w-75 shrink-0 max-md:hidden"
          name="Rồng Hổ Phú Quý"
          vendor="Nine Carp"
          rtpBp={9682}
          badge="hot"
          note="1.204 đang chơi"
          artSrc={sampleArt(2)}
          onPlay={() => {}}
          onTry={() => {}}
          isFavourite={isLoved}
          onFavouriteChange={setIsLoved}
        />
      }
    >
      {Array.from({ length: 14 }, (_, index) => `Trò ${index + 1}`).map((name, index) => (
        <GameTile key={name} name={name} vendor="Moonwell" rtpBp={9650} artSrc={sampleArt(index)} onPlay={() => {}} />
      ))}
    </Shelf>
  )
}

export const stories: Record<string, () => ReactNode> = { states: States, 'hot-row': HotRow }
