import type { DeskView } from '@fairground/contract/studio'
import { Button, cx, Icon, StatusChip } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useDealerDesk, useDeskState } from './desk-context.ts'

/** What has gone wrong, and what follows from it: two people confirm that, nobody chooses it. */
export function DeskIncidents() {
  const { t } = useTranslation()
  const incidents = useDeskState(({ view }) => view.incidents)
  const openCount = incidents.filter(({ decidedAt }) => decidedAt === null).length
  return (
    <section className="desk-card">
      <h2>
        {t('incidents')} {openCount > 0 && <StatusChip tone="bad">{openCount}</StatusChip>}
      </h2>
      {openCount === 0 && <p className="desk-small">{t('noIncidents')}</p>}
      <ul className="desk-list">
        {incidents.map((incident) => (
          <Incident key={incident.incidentId} incident={incident} />
        ))}
      </ul>
    </section>
  )
}

function Incident({ incident }: { incident: DeskView['incidents'][number] }) {
  const { t } = useTranslation()
  const time = useTime()
  const desk = useDealerDesk()
  const isBusy = useDeskState((state) => state.isBusy)
  const { incidentId, kind, cause, outcome, openedAt, decidedAt, decidedBy, isMine, needsSupervisor } = incident
  return (
    <li className={cx('desk-incident', decidedAt === null && 'is-open')}>
      <Icon
        name={decidedAt === null ? 'icon-[ph--warning-circle-fill]' : 'icon-[ph--check-circle-fill]'}
        className="desk-incident-icon"
      />
      <div className="min-w-0">
        <b>{t(`incident.${kind}`)}</b>
        {cause && <p>{t(`cause.${cause}`)}</p>}
        <p>{t(`outcome.${outcome}`)}</p>
        <p className="desk-small">
          <bdi>{time(openedAt)}</bdi>
          {decidedBy.length > 0 && ` · ${t('confirmedBy', { names: decidedBy.join(', ') })}`}
          {decidedAt && ` · ${t('decided', { time: time(decidedAt) })}`}
        </p>
        {decidedAt === null && (
          <p className="desk-small">{needsSupervisor ? t('supervisor') : isMine && t('oneMore')}</p>
        )}
      </div>
      {decidedAt === null && !isMine && (
        <Button
          variant="line"
          className="desk-confirm"
          busy={isBusy}
          onClick={() => void desk.act({ act: 'decide', incidentId })}
        >
          {t('confirm')}
        </Button>
      )}
    </li>
  )
}
