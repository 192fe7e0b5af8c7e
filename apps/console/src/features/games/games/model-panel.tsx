import { refusalText } from '@fairground/client'
import type { ModelGame, StaffModel } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { Button, ButtonLink, ErrorState, KeyValues, Skeleton, StatusChip } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { ReasonDialog } from '../../../components/reason-dialog.tsx'
import { RouterLink } from '../../../components/router-link.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { ModelReturn } from './model-return.tsx'
import { nameIn } from './shown-name.ts'
import { useModelGames, useStopModel } from './use-models.ts'
import { usePercent } from './use-percent.ts'

/** One model: its certificate, the games that play it, and the switch that stops them all. */
export function ModelPanel({ model, onClose }: { model: StaffModel; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <SidePanel
      label={t('lobby:model.panel')}
      head={
        <h2 className="text-lg font-bold break-words">
          <bdi>{model.modelId}</bdi>
        </h2>
      }
      onClose={onClose}
    >
      <Certificate model={model} />
      <StopModel model={model} />
      {model.jackpotId !== null && (
        <ButtonLink href="/games?tab=jackpots" variant="line" size="sm" className="justify-self-start">
          {t('lobby:tab.jackpots')}: {model.jackpotId}
        </ButtonLink>
      )}
      <Games model={model} />
    </SidePanel>
  )
}

function Certificate({ model }: { model: StaffModel }) {
  const { t, i18n } = useTranslation()
  const { count, dayOfYear } = useFormats()
  const percent = usePercent()
  const decimal = numberFormat(i18n.language, { maximumFractionDigits: 4 })
  const { version, rtpTotal, rtpBought, hitMin, hitMax, sd, maxWinX, method, counted, certifiedOn, hash, engine } =
    model
  const share = (id: string, value: string | null) =>
    value === null ? [] : [{ id, label: t(`lobby:model.${id}`), value: <bdi>{percent(Number(value))}</bdi> }]
  return (
    <>
      <KeyValues
        look="well"
        items={[
          { id: 'rtp', label: t('lobby:rtp'), value: <ModelReturn model={model} /> },
          ...share('rtpTotal', rtpTotal),
          ...share('rtpBought', rtpBought),
          ...(hitMin === hitMax ? share('hit', hitMin) : []),
          ...(sd === null
            ? []
            : [{ id: 'sd', label: t('lobby:model.sd'), value: <bdi>{decimal.format(Number(sd))}</bdi> }]),
          { id: 'max', label: t('lobby:model.max'), value: <bdi>{count(maxWinX)}×</bdi> },
          { id: 'method', label: t('lobby:model.method'), value: t(`lobby:model.method.${method}`) },
          {
            id: 'counted',
            label: t(`lobby:model.counted.${engine === 'slot' ? method : 'bets'}`),
            value: <bdi>{count(counted)}</bdi>,
          },
          { id: 'version', label: t('lobby:model.version'), value: <bdi>{version}</bdi> },
          { id: 'on', label: t('lobby:model.certifiedOn'), value: <bdi>{dayOfYear(certifiedOn)}</bdi> },
        ]}
      />
      <p className="text-xs wrap-anywhere text-ink-3">
        {t('lobby:model.hash')}: <code dir="ltr">{hash}</code>
      </p>
    </>
  )
}

function StopModel({ model: { modelId, gameCount, stoppedCount } }: { model: StaffModel }) {
  const { t } = useTranslation()
  const canStop = may(useMe(), 'games.stop')
  const [word, setWord] = useState<'stop' | 'resume'>()
  const change = useStopModel(() => setWord(undefined))
  if (!canStop || gameCount === 0) return null
  const ask = (next: 'stop' | 'resume') => {
    change.reset()
    setWord(next)
  }
  return (
    <div className="flex flex-wrap gap-2">
      {stoppedCount < gameCount && (
        <Button variant="ruby" size="sm" onClick={() => ask('stop')}>
          {t('lobby:model.stop')}
        </Button>
      )}
      {stoppedCount > 0 && (
        <Button variant="mint" size="sm" onClick={() => ask('resume')}>
          {t('lobby:model.resume')}
        </Button>
      )}
      <ReasonDialog
        open={word !== undefined}
        onOpenChange={(isOpen) => !isOpen && setWord(undefined)}
        title={t(`lobby:model.${word ?? 'stop'}Title`, { modelId })}
        text={t(`lobby:stop.${word === 'resume' ? 'resumeText' : 'text'}`)}
        hint={t('reason.staffRead')}
        confirmLabel={t(`lobby:model.${word ?? 'stop'}`)}
        tone={word === 'resume' ? 'mint' : 'ruby'}
        isBusy={change.isPending}
        refusal={change.error ? refusalText(t, change.error) : undefined}
        onConfirm={(reason) => change.mutate({ modelId, isStopped: word === 'stop', reason })}
      />
    </div>
  )
}

function Games({ model: { modelId, gameCount } }: { model: StaffModel }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const { data, error, refetch } = useModelGames(modelId)
  if (error && !data)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  return (
    <section aria-label={t('lobby:tab.games')}>
      <h3 className="mb-1 font-semibold">
        {t('lobby:tab.games')} <bdi className="text-ink-3">{count(gameCount)}</bdi>
      </h3>
      <ul className="divide-y divide-line-soft">
        {data.list.map((game) => (
          <GameRow key={game.nodeId} game={game} />
        ))}
      </ul>
      {data.total > data.list.length && (
        <p className="pt-2 text-xs text-ink-3">{t('lobby:model.first', { count: data.list.length })}</p>
      )}
    </section>
  )
}

function GameRow({ game }: { game: ModelGame }) {
  const { t, i18n } = useTranslation()
  const { nodeId, names, stoppedAt, isEnabled, vendorStatus, stakes } = game
  const isOpen = isEnabled && vendorStatus === 'live'
  return (
    <li className="grid gap-0.5 py-2 text-sm">
      <span className="flex items-center justify-between gap-2">
        <RouterLink href={`/games?tab=returns&id=${nodeId}`} className="min-w-0 truncate font-semibold hover:underline">
          {nameIn(names, i18n.language)}
        </RouterLink>
        <StatusChip tone={stoppedAt ? 'bad' : isOpen ? 'ok' : 'neutral'}>
          {stoppedAt ? t('lobby:stop.isStopped') : t(isOpen ? 'lobby:state.open' : 'lobby:state.closed')}
        </StatusChip>
      </span>
      <span className="text-xs text-ink-3">
        {stakes.map(({ currency, min, max }) => (
          <span key={currency} className="me-3 inline-block">
            <Amount amount={min} currency={currency} /> – <Amount amount={max} currency={currency} />
          </span>
        ))}
      </span>
    </li>
  )
}
