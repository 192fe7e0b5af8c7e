import { Empty, ErrorState, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { VendorTile } from '../../components/vendor-tile.tsx'
import { query } from '../../lib/api.ts'
import { CardRooms } from './card-rooms.tsx'
import { GameList, type GameListProps } from './game-list.tsx'
import { categoryPage, vendorsOf } from './game-ways.ts'
import { LiveProvider } from './live/live-provider.tsx'
import { LiveHosts } from './live-hosts.tsx'
import { OpenInstead } from './open-instead.tsx'
import { VendorLobby } from './vendor-lobby.tsx'

/** A category as one enters it: its vendors, then their games. A category nobody offers yet says so. */
export function GameCentre(props: Omit<GameListProps, 'vendors'>) {
  const { gameType, title, search } = props
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(query.catalogue.menus.queryOptions({ input: {} }))
  const cards = vendorsOf(data ?? [], gameType)
  if (isError || data?.length === 0 || (data && cards.length === 0))
    return (
      <section data-game-page={gameType} className="mx-auto max-w-page px-4 py-8 lg:px-6 2xl:px-0">
        <h1 className="font-poster text-3xl">{title}</h1>
        {isError ? (
          <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <>
            <Empty icon="icon-[ph--storefront-duotone]" title={t('games.noVendor')} text={t('games.noVendorText')} />
            <OpenInstead />
          </>
        )}
      </section>
    )
  const chosen = cards.find(({ vassalage }) => vassalage === search.vassalage)
  const list = (
    <GameList
      {...props}
      vendors={
        <>
          <ul aria-label={t('home.brands')} className="mb-5 grid grid-cols-2 gap-3 sm:grid-cols-4 xl:grid-cols-8">
            {!data && [1, 2, 3, 4].map((key) => <Skeleton key={key} className="h-29 rounded-md!" />)}
            {cards.map((card) => (
              <li key={card.vassalage}>
                <VendorTile
                  card={card}
                  isOn={card === chosen}
                  href={
                    card === chosen
                      ? categoryPage(gameType)
                      : `${categoryPage(gameType)}?vassalage=${encodeURIComponent(card.vassalage)}`
                  }
                />
              </li>
            ))}
          </ul>
          {chosen && <VendorLobby card={chosen} />}
          {gameType === 'PVP' && <CardRooms vassalage={search.vassalage} />}
          {gameType === 'LIVE' && <LiveHosts />}
        </>
      }
    />
  )
  return gameType === 'LIVE' ? <LiveProvider>{list}</LiveProvider> : list
}
