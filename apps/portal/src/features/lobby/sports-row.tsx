import type { HotMatch, MenuGroup } from '@fairground/contract'
import { Button, Shelf, Skeleton } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { VendorMark } from '../../components/vendor-mark.tsx'
import { query } from '../../lib/api.ts'
import { arrowsAbove } from './arrows-above.ts'
import { useLobby } from './lobby-context.ts'
import { MatchCard } from './match-card.tsx'

const matchesWithoutArrows = 3
const refreshMs = 60_000
const matchWidth = 'clamp(270px, 78vw, 308px)'

type VendorCard = MenuGroup['cards'][number]

/** The lobbies of the sports vendors, and the matches that the operator shows. */
export function SportsRow({ vendors }: { vendors: readonly VendorCard[] }) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...query.catalogue.hotMatches.queryOptions({ input: {} }),
    refetchInterval: refreshMs,
  })
  const title = t('gameType.SPORTS')
  return (
    <section aria-label={title}>
      <h2 className="mb-4 poster text-2xl">{title}</h2>
      <div className="grid gap-4.5 md:grid-cols-[236px_minmax(0,1fr)]">
        <VendorLobbies vendors={vendors} />
        {data === undefined && <Skeleton className="h-58 rounded-lg!" />}
        {data && data.length > 0 && (
          <Shelf
            label={t('home.matches')}
            itemWidth={matchWidth}
            arrows={arrowsAbove(matchesWithoutArrows, data.length)}
          >
            {data.map((match: HotMatch) => (
              <MatchCard key={match.matchId} match={match} />
            ))}
          </Shelf>
        )}
      </div>
    </section>
  )
}

function VendorLobbies({ vendors }: { vendors: readonly VendorCard[] }) {
  const { t } = useTranslation()
  const { launch } = useLobby()
  return (
    <ul className="grid content-start gap-2.5 rounded-lg bg-surface-1 p-3.5 shadow-1">
      {vendors.map((card) => (
        <li key={card.vassalage} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 truncate">
            <VendorMark code={card.vassalage} name={card.displayName} className="h-5" />
          </span>
          <Button
            variant="line"
            size="sm"
            aria-label={t('home.enterLobbyOf', { name: card.displayName })}
            onClick={() => launch(card)}
          >
            {t('home.enterLobby')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
