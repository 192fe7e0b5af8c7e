import { refusalText } from '@fairground/client'
import type { TableRound } from '@fairground/contract'
import { Button, ErrorState, KeyValues, Note, Skeleton, StatusChip } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { OpenWish } from '../../../components/open-wish.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { RouterLink } from '../../../components/router-link.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { CorrectRound } from './correct-round.tsx'
import { ReplayButton } from './replay-button.tsx'
import { RoundRecordings } from './round-recordings.tsx'
import { RoundTimeline } from './round-timeline.tsx'
import { nameIn } from './shown-name.ts'
import { TableCorrections } from './table-corrections.tsx'
import { WishLink } from './table-panel.tsx'
import { ToldCards } from './told-cards.tsx'
import { useTableRound } from './use-table-rounds.ts'

/** A whole round of a table: what lay on it, what happened in it, and what became of it later. */
export function TableRoundView({ sharedRoundId }: { sharedRoundId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useTableRound(sharedRoundId)
  if (error) return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80 w-full" />
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <div className="grid gap-3">
        <Facts round={data} />
        <Stakes round={data} />
        {data.source === 'readings' && <RoundRecordings round={data} />}
      </div>
      <div className="grid gap-3">
        <OpenWish wish={data.wish} text={<WishLink />} />
        <OpenWish wish={data.giveUp} text={<WishLink />} />
        <TableCorrections round={data} />
        <RoundTimeline events={data.events} />
      </div>
    </div>
  )
}

function Facts({ round }: { round: TableRound }) {
  const { t, i18n } = useTranslation()
  const { count } = useFormats()
  const me = useMe()
  const [isCorrecting, setCorrecting] = useState(false)
  const { number, state, result, source, told, replayId, corrected, wish } = round
  const canCorrect = source === 'readings' && state === 'settled' && !wish && may(me, 'tables.correct')
  return (
    <section className="card grid gap-3 p-4" aria-label={t('lobby:round.facts')}>
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold">{t('lobby:tableRound.title', { number: count(number) })}</h2>
        <StatusChip size="sm" tone={state === 'void' ? 'bad' : state === 'settled' ? 'ok' : 'wait'}>
          {t(`lobby:tableRound.state.${state}`)}
        </StatusChip>
        {corrected > 0 && (
          <StatusChip size="sm" tone="wait">
            {t('lobby:tableRound.correctedVersion', { version: corrected })}
          </StatusChip>
        )}
      </header>
      {result && (
        <p className="text-base font-semibold">
          {nameIn({ vi: result.vi ?? result.en, en: result.en }, i18n.language)}
        </p>
      )}
      {told.length > 0 && <ToldCards told={told} />}
      <FactList round={round} />
      <div className="flex flex-wrap gap-2">
        {replayId && may(me, 'members.read') && <ReplayButton roundId={replayId} />}
        {canCorrect && (
          <Button variant="ruby" onClick={() => setCorrecting(true)}>
            {t('lobby:correct.open')}
          </Button>
        )}
      </div>
      {source === 'seed' && state === 'settled' && <Note tone="info">{t('lobby:correct.seedNever')}</Note>}
      {isCorrecting && <CorrectRound round={round} onClose={() => setCorrecting(false)} />}
    </section>
  )
}

function FactList({ round }: { round: TableRound }) {
  const { t } = useTranslation()
  const { sharedRoundId, tableId, rulesId, rulesVersion, source, dealer, openedAt, endedAt, commit, serverSeed } = round
  return (
    <KeyValues
      items={[
        {
          id: 'id',
          label: t('lobby:round.number'),
          value: <WholeId id={sharedRoundId} label={t('lobby:round.copy')} />,
        },
        {
          id: 'table',
          label: t('lobby:table.name'),
          value: (
            <RouterLink
              href={`/games?tab=tables&id=${encodeURIComponent(tableId)}`}
              className="font-semibold text-lamp-ink hover:underline"
            >
              <bdi>{tableId}</bdi>
            </RouterLink>
          ),
        },
        { id: 'rules', label: t('lobby:setup.rules'), value: <bdi>{`${rulesId} ${rulesVersion}`}</bdi> },
        { id: 'source', label: t('lobby:setup.source'), value: t(`lobby:setup.source.${source}`) },
        ...(dealer ? [{ id: 'dealer', label: t('lobby:tableRound.dealer'), value: <bdi>{dealer}</bdi> }] : []),
        { id: 'opened', label: t('lobby:round.started'), value: <Moment at={openedAt} look="exactMoment" /> },
        ...(endedAt
          ? [{ id: 'ended', label: t('lobby:tableRound.ended'), value: <Moment at={endedAt} look="exactMoment" /> }]
          : []),
        {
          id: 'commit',
          label: t(source === 'readings' ? 'lobby:tableRound.root' : 'lobby:round.commit'),
          value: <bdi className="font-mono text-xs wrap-anywhere">{commit}</bdi>,
        },
        ...(serverSeed
          ? [
              {
                id: 'seed',
                label: t('lobby:round.serverSeed'),
                value: <bdi className="font-mono text-xs wrap-anywhere">{serverSeed}</bdi>,
              },
            ]
          : []),
      ]}
    />
  )
}

function Stakes({ round: { sums } }: { round: TableRound }) {
  const { t } = useTranslation()
  return (
    <section className="card grid gap-2 p-4" aria-label={t('lobby:tableRound.money')}>
      <h2 className="font-semibold">{t('lobby:tableRound.money')}</h2>
      {sums.length === 0 && <p className="text-sm text-ink-3">{t('lobby:tableRound.noBets')}</p>}
      {sums.map(({ currency, bets, players, stake, payout, back }) => (
        <KeyValues
          key={currency}
          look="well"
          items={[
            { id: 'bets', label: t('lobby:table.bets'), value: <bdi>{bets}</bdi> },
            { id: 'players', label: t('lobby:table.players'), value: <bdi>{players}</bdi> },
            { id: 'stake', label: t('lobby:round.stake'), value: <Amount amount={stake} currency={currency} /> },
            { id: 'payout', label: t('lobby:tableRound.paid'), value: <Amount amount={payout} currency={currency} /> },
            ...(back === '0.00'
              ? []
              : [
                  {
                    id: 'back',
                    label: t('lobby:tableRound.back'),
                    value: <Amount amount={back} currency={currency} />,
                  },
                ]),
          ]}
        />
      ))}
    </section>
  )
}
