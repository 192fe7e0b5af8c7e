import type { AuditEntry } from '@fairground/contract'
import { type KeyValue, KeyValues, useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { ActorName } from './actor-name.tsx'
import { subjectLink } from './subject-link.ts'
import { useActionText } from './use-action-text.ts'
import { useDetailText } from './use-detail-text.ts'

type AuditPanelProps = { entry: AuditEntry; onClose: () => void }

/** One entry of the log, whole. */
export function AuditPanel({ entry, onClose }: AuditPanelProps) {
  const { t } = useTranslation()
  const actionText = useActionText()
  return (
    <SidePanel
      label={t('audit.panel')}
      head={
        <>
          <p className="text-xs text-ink-3">
            <Moment at={entry.at} look="exactMoment" />
          </p>
          <h2 className="text-lg font-bold">{actionText(entry.action)}</h2>
        </>
      }
      onClose={onClose}
    >
      <KeyValues look="well" items={useFacts(entry)} />
      <Detail entry={entry} />
    </SidePanel>
  )
}

function useFacts({ id, action, actor, actorKind, subject, subjectName, ip, requestId }: AuditEntry): KeyValue[] {
  const { t } = useTranslation()
  const text = (value: string) => (
    <bdi dir="ltr" className="break-all">
      {value}
    </bdi>
  )
  return [
    { id: 'actor', label: t('audit.actor'), value: <ActorName entry={{ actor, actorKind }} /> },
    { id: 'subject', label: t('audit.subject'), value: <Subject subject={subject} name={subjectName} /> },
    { id: 'action', label: t('audit.code'), value: text(action) },
    ...(ip ? [{ id: 'ip', label: t('audit.ip'), value: text(ip) }] : []),
    ...(requestId
      ? [{ id: 'request', label: t('audit.request'), value: <WholeId id={requestId} label={t('audit.request')} /> }]
      : []),
    { id: 'id', label: t('audit.id'), value: <WholeId id={id} label={t('audit.id')} /> },
  ]
}

function Subject({ subject, name: known }: { subject: string; name: string | undefined }) {
  const { Link } = useUi()
  const me = useMe()
  const place = subjectLink(subject)
  const name = (
    <>
      {known && <bdi className="block font-semibold">{known}</bdi>}
      <bdi dir="ltr" className="text-xs break-all">
        {subject}
      </bdi>
    </>
  )
  if (!place || !may(me, place.permission)) return name
  return (
    <Link href={place.href} className="link">
      {name}
    </Link>
  )
}

function Detail({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation()
  const rows = useDetailText()(entry.detail)
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{t('audit.detail')}</h3>
      {rows.length === 0 ? (
        <p className="text-sm text-ink-3">{t('audit.noDetail')}</p>
      ) : (
        <KeyValues
          items={rows.map(({ id, label, text }) => ({
            ...{ id, label },
            value: <bdi className="break-words whitespace-pre-line">{text}</bdi>,
          }))}
        />
      )}
    </section>
  )
}
