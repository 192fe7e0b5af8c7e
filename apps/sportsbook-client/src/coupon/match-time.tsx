import type { SportsMatchView } from '@fairground/contract/sports'
import { formatClock, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { clockOf, useKickOff, usePeriod } from '../lib/use-minute.ts'
import { useUntil } from '../lib/use-until.ts'

/** The minute and the period, or when it begins; and the word for locked prices. */
export function MatchTime({ match, isSuspended }: { match: SportsMatchView; isSuspended: boolean }) {
  const { t } = useTranslation()
  const periodOf = usePeriod()
  const clock = match.period === 'half-time' ? undefined : clockOf(match)
  return (
    <div className="match-time">
      {match.state === 'playing' ? (
        <>
          <b className="match-minute">
            <i aria-hidden="true" className="live-dot" />
            {clock ? <bdi>{clock}</bdi> : periodOf(match)}
          </b>
          {clock && <span className="text-ink-3">{periodOf(match)}</span>}
        </>
      ) : (
        <KickOff startsAt={match.startsAt} />
      )}
      {isSuspended && (
        <span className="flex items-center gap-1 text-warn-ink">
          <Icon name="icon-[ph--lock-simple-fill]" className="text-[11px]" />
          {t('coupon.suspended')}
        </span>
      )}
    </div>
  )
}

/** So long before the start, the seconds are counted. */
const countedS = 600

function KickOff({ startsAt }: { startsAt: string }) {
  const { t } = useTranslation()
  const kickOffOf = useKickOff()
  const seconds = useUntil(startsAt)
  const { time, day } = kickOffOf(startsAt)
  const isNear = seconds > 0 && seconds <= countedS
  return (
    <>
      <b>{time}</b>
      <span className={isNear ? 'text-lamp-ink' : 'text-ink-3'}>
        {isNear ? <bdi>{formatClock(seconds)}</bdi> : (day ?? t('coupon.today'))}
      </span>
    </>
  )
}
