import type { Game } from '@fairground/contract'
import { listedCategories } from '@fairground/contract/game-words'
import { numberFormat } from '@fairground/money'
import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { MoreGames, type MoreGamesProps } from '../game-grid.tsx'
import type { GameSearch } from '../game-search.ts'
import { LiveCard } from './live-card.tsx'
import { tablePlace } from './table-place.ts'

type Category = (typeof listedCategories)[number]

const shownMax = 4
const eagerHalls = 1

interface LiveHallsProps {
  games: readonly Game[]
  more: MoreGamesProps | undefined
  onCategory: (category: NonNullable<GameSearch['category']>) => void
}

/** The tables by what is dealt at them: the first row of each, and the way to the rest. */
export function LiveHalls({ games, more, onCategory }: LiveHallsProps) {
  const halls = listedCategories.map((category) => ({ category, own: games.filter((game) => isOf(game, category)) }))
  return (
    <div className="grid gap-9">
      {halls
        .filter(({ own }) => own.length > 0)
        .map(({ category, own }, index) => (
          <Hall
            key={category}
            category={category}
            games={own}
            // Further pages may have more of them.
            isWhole={!more?.hasMore}
            eager={index < eagerHalls}
            onAll={() => onCategory(category)}
          />
        ))}
      {more && <MoreGames {...more} />}
    </div>
  )
}

const isOf = (game: Game, category: Category): boolean => (game.category ?? 'others') === category

interface HallProps {
  category: Category
  games: readonly Game[]
  isWhole: boolean
  eager: boolean
  onAll: () => void
}

function Hall({ category, games, isWhole, eager, onAll }: HallProps) {
  const { t, i18n } = useTranslation()
  const id = `hall-${category}`
  const formatted = numberFormat(i18n.language).format(games.length)
  return (
    <section aria-labelledby={id}>
      <div className="mb-3.5 flex items-baseline gap-3">
        <h2 id={id} className="font-poster text-2xl">
          {t(`games.table.${category}`)}
        </h2>
        {isWhole && <p className="text-sm text-ink-3">{t('home.gameCount', { count: games.length, formatted })}</p>}
        {(games.length > shownMax || !isWhole) && (
          <Button
            variant="quiet"
            size="sm"
            className="ms-auto"
            onClick={onAll}
            aria-describedby={id}
            end={<Icon name="icon-[ph--caret-right-bold]" className="rtl:-scale-x-100" />}
          >
            {t('common:seeAll')}
          </Button>
        )}
      </div>
      <ul className={tablePlace}>
        {games.slice(0, shownMax).map((game, index) => (
          // Where three fit side by side, a fourth would stand alone.
          <li
            key={game.nodeId}
            className={games.length > shownMax && index === shownMax - 1 ? 'lg:max-xl:hidden' : undefined}
          >
            <LiveCard game={game} eager={eager} />
          </li>
        ))}
      </ul>
    </section>
  )
}
