import type { Game } from '@fairground/contract'
import { GameTileSkeleton, KeysetMore } from '@fairground/ui'
import { useEffect, useRef } from 'react'
import { GameCard } from './game-card.tsx'
import { useGridRows } from './use-grid-rows.ts'

export interface MoreGamesProps {
  hasMore: boolean
  isLoading: boolean
  onMore: () => void
}

interface GameGridProps {
  /** Absent while they are fetched. */
  games: readonly Game[] | undefined
  /** In a window, which is narrower and scrolls by itself. */
  isInWindow?: boolean
  more?: MoreGamesProps | undefined
}

const place = 'grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-5 md:gap-x-4'
const columnsOf = (isInWindow: boolean) => (isInWindow ? place : `${place} lg:grid-cols-7 xl:grid-cols-8`)
/** Fetched so far before one comes there. */
const aheadPx = 900

/** Games in rows without an end: the next ones are fetched while one scrolls, and only rows near the view are in the page. */
export function GameGrid({ games, more, isInWindow = false }: GameGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const { from, to, abovePx, belowPx } = useGridRows(list, games?.length ?? 0)
  const columns = columnsOf(isInWindow)
  if (!games)
    return (
      <ul className={columns}>
        {Array.from({ length: 24 }, (_, i) => i).map((i) => (
          <li key={i}>
            <GameTileSkeleton />
          </li>
        ))}
      </ul>
    )
  return (
    <>
      <div style={{ paddingTop: abovePx, paddingBottom: belowPx }}>
        <ul ref={list} className={columns}>
          {games.slice(from, to).map((game, i) => (
            <li key={game.nodeId}>
              <GameCard game={game} eager={from + i < 16} />
            </li>
          ))}
        </ul>
      </div>
      {more && games.length > 0 && <MoreGames {...more} />}
    </>
  )
}

/** Fetches the next page before one comes there, and has a button for it. */
export function MoreGames({ hasMore, isLoading, onMore }: MoreGamesProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current || !hasMore || isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: `${aheadPx}px`,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [hasMore, isLoading, onMore])
  return (
    <div ref={place} className="mt-6">
      <KeysetMore hasMore={hasMore} isLoading={isLoading} onMore={onMore} />
    </div>
  )
}
