import { ButtonLink, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { useFigures } from './use-outbox.ts'

/** What looks wrong with messages right now; nothing where nothing does, or where one may not know. */
export function MessageAlarms({ hasLink = false }: { hasLink?: boolean }) {
  const { t } = useTranslation()
  const { data } = useFigures(may(useMe(), 'outbox.read'))
  return data?.alarms.map(({ channel, kind, startedAt, sent, used }) => (
    <Note
      key={`${channel}-${kind}`}
      tone="bad"
      isLive
      className="mb-3.5"
      title={t(`outbox:alarm.${kind}`, { channel: t(`outbox:channel.${channel}`) })}
      action={
        hasLink && (
          <ButtonLink href={`/outbox?channel=${channel}`} variant="line" size="sm">
            {t('outbox:toOutbox')}
          </ButtonLink>
        )
      }
    >
      {t(`outbox:alarm.${kind}.text`, { sent, used })}{' '}
      <span className="text-ink-3">
        {t('outbox:since')} <Moment at={startedAt} />
      </span>
    </Note>
  ))
}
