import type { StaffRound } from '@fairground/contract'
import { KeyValues, StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { RouterLink } from '../../../components/router-link.tsx'
import { ReplayButton } from './replay-button.tsx'
import { RoundSlip } from './round-slip.tsx'
import { RoundSteps } from './round-steps.tsx'
import { nameIn } from './shown-name.ts'

const tones = { betting: 'wait', presenting: 'info', collected: 'ok', void: 'neutral', refused: 'bad' } as const

/** Everything the studio knows of a round, beside each other on a desk. */
export function RoundFacts({ round }: { round: StaffRound }) {
  const { t, i18n } = useTranslation()
  const { roundId, state } = round
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <section className="card grid gap-3.5 p-4" aria-label={t('lobby:round.facts')}>
        <header className="flex flex-wrap items-center gap-2">
          <h2 className="me-auto text-lg font-bold">{nameIn(round.names, i18n.language)}</h2>
          <StatusChip tone={tones[state]}>{t(`lobby:round.state.${state}`)}</StatusChip>
        </header>
        <WholeId id={roundId} label={t('lobby:round.copy')} />
        <Facts round={round} />
        {round.slip && <RoundSlip slip={round.slip} currency={round.currency} />}
        {state !== 'betting' && state !== 'refused' && round.events.length > 0 && <ReplayButton roundId={roundId} />}
        <Seeds round={round} />
        <Calls round={round} />
      </section>
      <RoundSteps events={round.events} />
    </div>
  )
}

function Facts({ round }: { round: StaffRound }) {
  const { t } = useTranslation()
  const { memberId, account, modelId, modelVersion, mode, currency, isFree, stake, payout, startedAt, settledAt } =
    round
  return (
    <KeyValues
      look="well"
      items={[
        ...(account
          ? [
              {
                id: 'member',
                label: t('lobby:round.member'),
                value: (
                  <RouterLink href={`/members?query=${memberId}&id=${memberId}`} className="hover:underline">
                    <bdi>{account}</bdi>
                  </RouterLink>
                ),
              },
            ]
          : []),
        {
          id: 'model',
          label: t('lobby:return.model'),
          value: (
            <bdi>
              {modelId} · {modelVersion}
            </bdi>
          ),
        },
        {
          id: 'kind',
          label: t('lobby:return.kind'),
          value: t(`lobby:return.kind.${mode === 'demo' ? 'demo' : isFree ? 'free' : 'staked'}`),
        },
        { id: 'stake', label: t('lobby:round.stake'), value: <Amount amount={stake} currency={currency} /> },
        { id: 'payout', label: t('lobby:return.payout'), value: <Amount amount={payout} currency={currency} /> },
        { id: 'started', label: t('lobby:round.started'), value: <Moment at={startedAt} look="exactMoment" /> },
        ...(settledAt
          ? [{ id: 'settled', label: t('lobby:round.settled'), value: <Moment at={settledAt} look="exactMoment" /> }]
          : []),
      ]}
    />
  )
}

function Seeds({ round: { fairness } }: { round: StaffRound }) {
  const { t } = useTranslation()
  const { commit, clientSeed, nonce, serverSeed } = fairness
  const rows = [
    ['commit', commit],
    ['serverSeed', serverSeed ?? t('lobby:round.sealed')],
    ['clientSeed', clientSeed],
    ['nonce', String(nonce)],
  ] as const
  return (
    <section aria-label={t('lobby:round.seeds')}>
      <h3 className="mb-1.5 font-semibold">{t('lobby:round.seeds')}</h3>
      <dl className="grid gap-1.5 text-xs">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-3">{t(`lobby:round.${name}`)}</dt>
            <dd className="font-mono wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Calls({ round: { calls } }: { round: StaffRound }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('lobby:round.calls')}>
      <h3 className="mb-1.5 font-semibold">{t('lobby:round.calls')}</h3>
      <ol className="grid gap-2 text-sm">
        {calls.map((call) => (
          <li key={call.transactionId} className="rounded-md bg-surface-2 px-3 py-2">
            <span className="flex items-center justify-between gap-2">
              <bdi className="font-semibold">{call.call}</bdi>
              <StatusChip size="sm" tone={call.state === 'done' ? 'ok' : call.state === 'pending' ? 'wait' : 'bad'}>
                {t(`lobby:round.call.${call.state}`)}
              </StatusChip>
            </span>
            <bdi className="block font-mono text-xs break-all text-ink-3">{call.transactionId}</bdi>
            <span className="text-xs text-ink-3">
              {t('lobby:round.attempts', { count: call.attempts })} <bdi>{call.lastCode}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
