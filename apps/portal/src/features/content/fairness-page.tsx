import { formatRtp, Icon, numberFormat, Skeleton, Table } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { Article } from './article.tsx'
import { ProofCheck } from './proof-check.tsx'

/** The rules of all shared games come along only for whoever checks a round. */
const RoundCheck = lazy(() => import('./round-check.tsx').then((module) => ({ default: module.RoundCheck })))

const steps = ['commit', 'yours', 'draw', 'reveal'] as const
const gamesMax = 60

/** How a round can be checked, one that was asked for checked, and the certified return of every game. */
export function FairnessPage({ sharedRoundId }: { sharedRoundId?: string }) {
  const { t, i18n } = useTranslation()
  const games = useQuery(query.catalogue.popular.queryOptions({ input: { pageSize: gamesMax } }))
  return (
    <Article title={t('fairness.title')}>
      {sharedRoundId && (
        <Suspense fallback={<Skeleton className="h-120 rounded-lg!" />}>
          <RoundCheck sharedRoundId={sharedRoundId} />
        </Suspense>
      )}
      <p>{t('fairness.intro')}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{t(`fairness.${step}`)}</li>
        ))}
      </ol>
      <p>{t('fairness.shared')}</p>
      <BeaconNote />
      <p>{t('fairness.where')}</p>
      <ProofCheck />
      <h2 id="rtp">{t('fairness.rtpTitle')}</h2>
      <p>
        {t('fairness.rtpText')} {t('fairness.rtpPlayed')}
      </p>
      <Table
        label={t('fairness.rtpTitle')}
        rows={games.data?.list ?? []}
        rowKey={(game) => game.nodeId}
        state={games.isError ? 'error' : games.isPending ? 'loading' : 'ready'}
        onRetry={() => void games.refetch()}
        columns={[
          { id: 'name', isRowHead: true, card: 'title', head: t('fairness.game'), cell: (game) => game.displayName },
          { id: 'brand', card: 'meta', head: t('fairness.brand'), cell: (game) => game.vendorName },
          {
            id: 'rtp',
            card: 'end',
            head: 'RTP',
            align: 'end',
            cell: (game) => (game.rtpBp === undefined ? '' : formatRtp(game.rtpBp, i18n.language, game.rtpMinBp)),
          },
          {
            id: 'volatility',
            card: 'metaEnd',
            head: t('fairness.volatility'),
            cell: (game) => (game.volatility ? t(`game.volatility.${game.volatility}`) : ''),
          },
        ]}
      />
      {games.data && games.data.total > gamesMax && (
        <p>
          <Link to="/$gameType" params={{ gameType: 'rng' }}>
            {t('nav.allGames', {
              count: games.data.total,
              formatted: numberFormat(i18n.language).format(games.data.total),
            })}
          </Link>
        </p>
      )}
    </Article>
  )
}

/** On a site whose shared rounds are salted with a recorded beacon, that has to be known before any round is checked. */
function BeaconNote() {
  const { t } = useTranslation()
  const { data } = useQuery(query.sharedRounds.newest.queryOptions({ input: {} }))
  if (data?.saltedWith !== 'recorded') return null
  return (
    <p className="flex items-start gap-2">
      <Icon name="icon-[ph--info-fill]" className="mt-1 text-ink-3" />
      <span>{t('checked.saltRecorded')}</span>
    </p>
  )
}
