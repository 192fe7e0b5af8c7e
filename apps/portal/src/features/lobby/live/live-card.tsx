import type { Game } from '@fairground/contract'
import { LiveTile } from '@fairground/ui'
import { memo } from 'react'
import { hosted } from '../../../lib/image-host.ts'
import { useLobby } from '../lobby-context.ts'
import { tileOf } from '../tile-of.ts'
import { isMet, useGoodRoadChoice } from './good-road-choice.ts'
import { useShownTable } from './live-context.ts'
import { Bar, Chips, GoodRoad, Limits, TableFacts, Tally } from './live-parts.tsx'
import type { ShownTable } from './live-store.ts'
import { MiniRoad } from './mini-road.tsx'
import './live.css'

interface LiveCardProps {
  game: Game
  eager?: boolean
}

/** A table of the lobby. It is drawn again when something changed at it, not when something changed at another. */
export const LiveCard = memo(function LiveCard({ game, eager }: LiveCardProps) {
  const lobby = useLobby()
  const shown = useShownTable(game.nodeId)
  const { roads } = useGoodRoadChoice()
  const picture = game.lagerIcon ?? game.showIcon ?? game.iconUrl
  const { badge: _, ...tile } = tileOf(game, lobby)
  return (
    <LiveTile
      {...tile}
      artSrc={picture && hosted(picture)}
      isWide={game.lagerIcon !== undefined}
      eager={eager}
      maintenance={shown?.table.state === 'closed'}
      isLit={shown !== undefined && isMet(shown.good, roads)}
      chips={<Chips game={game} table={shown?.table} />}
      bar={shown && shown.table.state !== 'closed' && <Bar table={shown.table} />}
      limits={shown?.table.stakes && <Limits stakes={shown.table.stakes} />}
      board={shown ? <Board name={game.displayName} {...shown} /> : <div className="live-board live-board-empty" />}
      foot={<Foot game={game} shown={shown} />}
    />
  )
})

const Board = ({ name, table, letters }: ShownTable & { name: string }) => (
  <MiniRoad name={name} road={table.road} letters={letters} />
)

const Foot = ({ game, shown }: { game: Game; shown: ShownTable | undefined }) => (
  <>
    <div className="flex min-h-5 items-center justify-between gap-2 text-xs text-ink-2">
      {shown && <Tally {...shown} />}
      {shown && <GoodRoad shown={shown} />}
    </div>
    <TableFacts game={game} shown={shown} />
  </>
)
