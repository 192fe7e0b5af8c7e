import type { SportsDeskMatch } from '@fairground/contract/sports-desk'
import { Button, Empty, Icon, IconButton, Skeleton, StatusChip } from '@fairground/ui'
import { AskWithReason, DeskSum } from '@fairground/vendor-ui/staff-desk'
import { useTranslation } from 'react-i18next'
import { TeamCrest } from '../lib/team-crest.tsx'
import { useKickOff } from '../lib/use-minute.ts'
import { useDesk, useDeskState, useMayDecide, useNameOfLeague } from './desk-context.ts'
import { useMatchWords } from './match-words.ts'

/** The chosen match: how it stands, what it can cost, and what is done about it. */
export function MatchHead({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('sports-desk')
  const matchId = useDeskState((state) => state.matchId)
  const match = useDeskState((state) => state.match?.match)
  const back = (
    <IconButton className="trading-back" label={t('back')} icon="icon-[ph--arrow-left-bold]" flip onClick={onBack} />
  )
  if (matchId === '') return <Empty icon="icon-[ph--soccer-ball-duotone]" title={t('choose')} />
  if (!match) return <Skeleton className="h-24" />
  return (
    <header className="trading-head">
      {back}
      <span className="flex -space-x-2">
        <TeamCrest name={match.home} className="size-9" />
        <TeamCrest name={match.away} className="size-9" />
      </span>
      <div className="min-w-40 flex-1">
        <h2 className="text-lg leading-6 font-bold">
          <bdi>{match.home}</bdi> <Between match={match} /> <bdi>{match.away}</bdi>
        </h2>
        <Line match={match} />
      </div>
      <Acts match={match} />
      <Risk match={match} />
    </header>
  )
}

const Between = ({ match: { state, score } }: { match: SportsDeskMatch }) =>
  state === 'open' ? '–' : <span className="whitespace-nowrap">{score.join(' – ')}</span>

function Line({ match }: { match: SportsDeskMatch }) {
  const { t } = useTranslation('sports-desk')
  const nameOf = useNameOfLeague()
  const { moment } = useMatchWords()
  const kickOff = useKickOff()
  const { state, isStopped, isSuspended, startsAt, leagueId, openBets } = match
  const { time, day } = kickOff(startsAt)
  const isOn = state === 'open' || state === 'playing'
  const words = [
    nameOf(leagueId),
    state === 'playing' ? moment(match) : [day, time].filter(Boolean).join(' '),
    t('bets', { count: openBets }),
  ]
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
      {words.join(' · ')}
      {!isOn && <StatusChip tone={state === 'void' ? 'bad' : 'neutral'}>{t(`state.${state}`)}</StatusChip>}
      {isOn && isStopped && (
        <StatusChip tone="bad" icon="icon-[ph--lock-simple-fill]">
          {t('stopped')}
        </StatusChip>
      )}
      {isOn && !isStopped && isSuspended && (
        <StatusChip tone="wait" icon="icon-[ph--pause-circle-fill]">
          {t('suspended')}
        </StatusChip>
      )}
    </p>
  )
}

function Acts({ match: { matchId, leagueId, state, isStopped } }: { match: SportsDeskMatch }) {
  const { t } = useTranslation('sports-desk')
  const desk = useDesk()
  const isBusy = useDeskState((one) => one.isBusy)
  const mayAsk = useMayDecide()
  if (state !== 'open' && state !== 'playing') return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant={isStopped ? 'lamp' : 'line'}
        disabled={isBusy}
        start={<Icon name={isStopped ? 'icon-[ph--play-fill]' : 'icon-[ph--pause-fill]'} />}
        onClick={() => void desk.act({ act: isStopped ? 'open-match' : 'stop-match', leagueId, matchId })}
      >
        {t(isStopped ? 'openMatch' : 'stopMatch')}
      </Button>
      {mayAsk && (
        <AskWithReason
          key={matchId}
          label={t('callOff')}
          onAsk={(reason) => desk.act({ act: 'ask-void', leagueId, matchId, reason })}
        />
      )}
    </div>
  )
}

const figures = ['stakesMinor', 'worstMinor', 'expectedMinor'] as const

function Risk({ match: { risk } }: { match: SportsDeskMatch }) {
  const { t } = useTranslation('sports-desk')
  return risk.map(({ currency, capMinor, ...sums }) => (
    <dl key={currency} className="trading-risk">
      {figures.map((figure) => (
        <div key={figure}>
          <dt>{t(`risk.${figure}`)}</dt>
          <dd>
            <DeskSum minor={sums[figure]} currency={currency} isSigned={figure !== 'stakesMinor'} />
          </dd>
        </div>
      ))}
      {capMinor !== null && (
        <div>
          <dt>{t('risk.cap')}</dt>
          <dd>
            <DeskSum minor={capMinor} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  ))
}
