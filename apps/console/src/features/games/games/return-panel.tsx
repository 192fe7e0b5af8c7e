import { refusalText } from '@fairground/client'
import type { ReturnFigures } from '@fairground/contract'
import { ButtonLink, Empty, ErrorState, KeyValues, Skeleton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { daysOf } from '../../../lib/day-presets.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { useToday } from '../../../lib/use-today.ts'
import type { ReturnKind } from './games-search.ts'
import { ReturnChart } from './return-chart.tsx'
import { Band, Certified, ReturnChip } from './return-text.tsx'
import { nameIn } from './shown-name.ts'
import { StopGame } from './stop-game.tsx'
import { usePercent } from './use-percent.ts'
import { useGameReturns } from './use-returns.ts'

interface ReturnPanelProps {
  nodeId: string
  kind: ReturnKind | undefined
  onKind: (kind: ReturnKind) => void
  onClose: () => void
}

/** One game: what it returned day by day and over thirty days, and the switch that stops it. */
export function ReturnPanel({ nodeId, kind, onKind, onClose }: ReturnPanelProps) {
  const { t, i18n } = useTranslation()
  const { data, error, refetch } = useGameReturns(nodeId, daysOf('month', useToday()))
  const name = data ? nameIn(data.names, i18n.language) : ''
  const kinds = [...new Set(data?.days.map((day) => day.kind))]
  const shown = kind && kinds.includes(kind) ? kind : kinds[0]
  return (
    <SidePanel
      label={t('lobby:return.panel')}
      head={<h2 className="text-lg font-bold break-words">{name}</h2>}
      onClose={onClose}
    >
      {error && !data && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-60 w-full" />}
      {data && (
        <>
          <p className="text-sm text-ink-2">
            <bdi>{data.gameCode}</bdi> · <bdi>{data.modelId}</bdi>
          </p>
          <StopGame
            nodeId={nodeId}
            name={name}
            stoppedAt={data.stoppedAt}
            stoppedReason={data.stoppedReason}
            reason={t('lobby:stop.byHand')}
          />
          {shown === undefined ? (
            <Empty icon="icon-[ph--chart-line-duotone]" title={t('lobby:return.none')} />
          ) : (
            <>
              {kinds.length > 1 && (
                <FilterChips
                  options={kinds.map((value) => ({ value, label: t(`lobby:return.kind.${value}`) }))}
                  value={shown}
                  onValueChange={onKind}
                />
              )}
              <ReturnChart days={data.days.filter((day) => day.kind === shown)} />
              {data.together
                .filter((one) => one.kind === shown)
                .map((one) => (
                  <Together key={`${one.currency} ${one.modelVersion}`} figures={one} />
                ))}
            </>
          )}
          {data.jackpotIds.length > 0 && (
            <div>
              <p className="mb-2 text-sm text-ink-3">{t('lobby:return.jackpotText')}</p>
              <ButtonLink href="/games?tab=jackpots" variant="line" size="sm">
                {t('lobby:tab.jackpots')}
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </SidePanel>
  )
}

function Together({ figures }: { figures: ReturnFigures }) {
  const { t } = useTranslation()
  const { count } = useFormats()
  const percent = usePercent()
  const { currency, rounds, stake, payout, actual, state, isMeasured, modelId, modelVersion } = figures
  return (
    <section aria-label={t('lobby:return.together')}>
      <h3 className="mb-2 flex items-center justify-between gap-2 font-semibold">
        {t('lobby:return.together')} <ReturnChip state={state} />
      </h3>
      <KeyValues
        look="well"
        items={[
          { id: 'actual', label: t('lobby:return.actual'), value: <bdi>{percent(actual)}</bdi> },
          { id: 'certified', label: t('lobby:return.certified'), value: <Certified figures={figures} /> },
          { id: 'band', label: t('lobby:return.band'), value: <Band figures={figures} /> },
          { id: 'rounds', label: t('lobby:return.rounds'), value: <bdi>{count(rounds)}</bdi> },
          { id: 'stake', label: t('lobby:return.stake'), value: <Amount amount={stake} currency={currency} /> },
          { id: 'payout', label: t('lobby:return.payout'), value: <Amount amount={payout} currency={currency} /> },
          {
            id: 'model',
            label: t('lobby:return.model'),
            value: (
              <bdi>
                {modelId} · {modelVersion}
              </bdi>
            ),
          },
        ]}
      />
      {isMeasured && <p className="mt-2 text-xs text-ink-3">{t('lobby:return.measured')}</p>}
    </section>
  )
}
