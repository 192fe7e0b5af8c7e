import { Note, StatusChip } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useClockOf } from './use-clock-of.ts'
import './desk.css'
import { DeskActs } from './desk-acts.tsx'
import { useDealerDesk, useDeskState } from './desk-context.ts'
import { DeskDevices } from './desk-devices.tsx'
import { DeskFelt } from './desk-felt.tsx'
import { DeskIncidents } from './desk-incidents.tsx'
import { DeskKeys } from './desk-keys.tsx'
import { DeskLog } from './desk-log.tsx'
import { DeskMoney } from './desk-money.tsx'
import { DeskNext } from './desk-next.tsx'
import { DeskPicture } from './desk-picture.tsx'
import { DeskPlayers } from './desk-players.tsx'
import { DeskSets } from './desk-sets.tsx'
import { DeskStopped } from './desk-stopped.tsx'

/** The desk of a dealer's table: the next step in the middle, everything else around it. */
export function DeskPage() {
  const next = useDeskState(({ view }) => view.next)
  const roundId = useDeskState(({ view }) => view.round?.sharedRoundId)
  const step = useDeskState(({ view }) => view.round?.expected?.step)
  const isOver = useDeskState((state) => state.isOver)
  if (isOver) return <DeskStopped />
  return (
    <div className="desk" data-next={next} data-round={roundId} data-step={step}>
      <DeskBar />
      <main className="desk-columns">
        <div className="desk-main">
          <DeskNext />
          <DeskFelt />
          <DeskKeys key={`${roundId}:${step}`} />
          <DeskActs />
        </div>
        <div className="desk-side is-players">
          <DeskMoney />
          <DeskPlayers />
          <DeskSets />
        </div>
        <div className="desk-side is-table">
          <DeskIncidents />
          <DeskPicture />
          <DeskDevices />
          <DeskLog />
        </div>
      </main>
    </div>
  )
}

function DeskBar() {
  const { t, i18n } = useTranslation()
  const time = useTime()
  const { nowMs } = useDealerDesk()
  const view = useDeskState((state) => state.view)
  const isOnline = useDeskState((state) => state.isOnline)
  const now = useClockOf(nowMs)
  const { names, shift, plan, me } = view
  return (
    <header className="desk-bar">
      <div className="desk-name">
        <h1>{names[i18n.language] ?? names.en}</h1>
        <p>
          {shift ? t('shiftOf', { name: shift.dealer, time: time(shift.openedAt) }) : t('noShift')}
          {shift?.endsAt && ` ${t('shiftUntil', { time: time(shift.endsAt) })}`}
        </p>
        {plan && (
          <p data-mine={plan.isMine}>
            {t('planned', { name: plan.dealer, from: time(plan.startsAt), to: time(plan.endsAt) })}
          </p>
        )}
      </div>
      <div className="desk-me">
        <span>
          <b>{me.name}</b>
          <small>{me.rights.map((right) => t(`right.${right}`)).join(' · ')}</small>
        </span>
        <StatusChip tone={shift ? 'ok' : 'neutral'}>
          <bdi className="tabular-nums">{time(new Date(now).toISOString())}</bdi>
        </StatusChip>
      </div>
      {!isOnline && (
        <Note tone="bad" isLive icon="icon-[ph--wifi-slash]" className="desk-offline">
          {t('offline')}
        </Note>
      )}
    </header>
  )
}
