import type { Game } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import {
  Button,
  Dialog,
  ErrorState,
  formatRtp,
  GameArt,
  Icon,
  KeyValues,
  Money,
  Note,
  Skeleton,
  useUi,
} from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../lib/api.ts'
import { hosted } from '../../lib/image-host.ts'
import { categoryPage } from './game-ways.ts'
import { useLobby, type WindowProps } from './lobby-context.ts'

/** What the certificate of a game says: what it returns, how it pays, what it may be played for. */
export function FactsDialog({ about: game, onClose }: WindowProps<Game>) {
  const { t } = useTranslation()
  const { launch, tryOut } = useLobby()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={onClose}
      title={game.displayName}
      phone="bottom"
      footer={
        <>
          <Button
            variant="lamp"
            className="flex-1"
            start={<Icon name="icon-[ph--play-fill]" />}
            onClick={() => {
              setOpen(false)
              launch(game)
            }}
          >
            {t('ui:play')}
          </Button>
          {game.supportPlay === 0 && (
            <Button variant="line" onClick={() => tryOut(game)}>
              {t('ui:tryGame')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex gap-4">
        <div className="aspect-3/4 w-24 shrink-0 self-start overflow-hidden rounded-md">
          <GameArt name={game.displayName} src={game.iconUrl && hosted(game.iconUrl)} eager />
        </div>
        <Facts game={game} onLeave={() => setOpen(false)} />
      </div>
      <Note tone="info" className="mt-4">
        {game.rtpMinBp !== undefined && `${t('games.rtpRange')} `}
        {t('games.factsNote')}
      </Note>
    </Dialog>
  )
}

function Facts({ game, onLeave }: { game: Game; onLeave: () => void }) {
  const { t, i18n } = useTranslation()
  const { Link } = useUi()
  const { data, isError, isFetching, refetch } = useQuery(
    query.catalogue.game.queryOptions({ input: { nodeId: game.nodeId } }),
  )
  if (isError)
    return <ErrorState title={t('common:loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
  if (!data) return <Skeleton className="h-60 flex-1" />
  const number = numberFormat(i18n.language)
  const percent = (basisPoints: number) => formatRtp(basisPoints, i18n.language)
  const facts = [
    ['vendor', data.vendorName],
    ['rtp', data.rtpBp !== undefined && formatRtp(data.rtpBp, i18n.language, data.rtpMinBp)],
    ['volatility', data.volatility && t(`game.volatility.${data.volatility}`)],
    ['hit', data.hitFrequencyBp !== undefined && percent(data.hitFrequencyBp)],
    ['maxWin', data.maxWinX !== undefined && t('games.times', { formatted: number.format(data.maxWinX) })],
    ['lines', data.lines !== undefined && number.format(data.lines)],
    [
      'stakes',
      data.stakes && (
        <>
          <Money amount={data.stakes.min} currency="VND" decimals={0} /> –{' '}
          <Money amount={data.stakes.max} currency="VND" decimals={0} />
        </>
      ),
    ],
    ['features', data.features.length > 0 && data.features.map((feature) => t(`games.feature.${feature}`)).join(', ')],
    ['rebate', data.rebateWeight < 100 && percent(data.rebateWeight * 100)],
    [
      'model',
      <>
        {`${data.modelId} · v${data.modelVersion}`}
        {data.sameRulesCount > 0 && (
          <Link
            href={`${categoryPage(data.gameType)}?sameRulesAs=${data.nodeId}`}
            onClick={onLeave}
            className="mt-0.5 block link"
          >
            {t('games.sameRules', { formatted: number.format(data.sameRulesCount) })}
          </Link>
        )}
      </>,
    ],
  ] as const
  return (
    <KeyValues
      className="min-w-0 flex-1"
      items={facts.flatMap(([id, value]) => (value ? [{ id, label: t(`games.fact.${id}`), value }] : []))}
    />
  )
}
