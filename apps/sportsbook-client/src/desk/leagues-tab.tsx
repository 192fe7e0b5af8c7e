import type { SportsDeskLeague } from '@fairground/contract/sports-desk'
import { numberFormat } from '@fairground/money'
import { Button, StatusChip, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLeagueName } from '../lib/names.ts'
import { useDesk, useDeskState, useMayDecide } from './desk-context.ts'
import { LeagueTerms } from './league-terms.tsx'

const msPerSecond = 1_000
const wholePercent = 100

/** Every league: whether it is alive, and whether bets on it are taken. Those that want somebody come first. */
export function LeaguesTab() {
  const leagues = useDeskState(({ view }) => view.leagues)
  const rankOf = ({ isSilent, isStopped, live }: SportsDeskLeague) => (isSilent ? 0 : isStopped ? 1 : live > 0 ? 2 : 3)
  return (
    <ul className="grid gap-2">
      {leagues
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((league) => (
          <LeagueRow key={league.leagueId} league={league} />
        ))}
    </ul>
  )
}

function LeagueRow({ league }: { league: SportsDeskLeague }) {
  const { t } = useTranslation('sports-desk')
  const { locale } = useUi()
  const desk = useDesk()
  const nameOf = useLeagueName()
  const isBusy = useDeskState((state) => state.isBusy)
  const maySet = useMayDecide()
  const { leagueId, land, live, next, isStopped, isSilent, silentMs, marginPercent, capPercent } = league
  const seconds = numberFormat(locale, { maximumFractionDigits: 0 }).format(Math.floor((silentMs ?? 0) / msPerSecond))
  return (
    <li className="staff-desk-row text-sm" data-league={leagueId}>
      <span className="min-w-44 flex-1">
        <b className="block">
          <bdi>{nameOf(league)}</bdi>
        </b>
        <small className="text-ink-3">
          <bdi>{land}</bdi> · {t('liveAndNext', { live, next })}
        </small>
      </span>
      {isStopped && (
        <StatusChip tone="bad" icon="icon-[ph--lock-simple-fill]">
          {t('stopped')}
        </StatusChip>
      )}
      {silentMs === null ? (
        <StatusChip tone="neutral">{t('idle')}</StatusChip>
      ) : (
        <StatusChip tone={isSilent ? 'bad' : 'ok'}>{t(isSilent ? 'silent' : 'heard', { seconds })}</StatusChip>
      )}
      {(marginPercent > 0 || capPercent < wholePercent) && (
        <StatusChip tone="info">{t('terms.now', { margin: marginPercent, cap: capPercent })}</StatusChip>
      )}
      <Button
        size="sm"
        variant={isStopped ? 'lamp' : 'line'}
        disabled={isBusy}
        onClick={() => void desk.act({ act: isStopped ? 'open-league' : 'stop-league', leagueId })}
      >
        {t(isStopped ? 'openLeague' : 'stopLeague')}
      </Button>
      {maySet && <LeagueTerms key={`${marginPercent} ${capPercent}`} league={league} />}
    </li>
  )
}
