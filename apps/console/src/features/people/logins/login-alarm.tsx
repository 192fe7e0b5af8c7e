import { ButtonLink, Note } from '@fairground/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { query } from '../../../lib/api.ts'
import { usePollMs } from '../../../lib/live.ts'
import { may, useMe } from '../../../lib/me.ts'

/** Says that leaked passwords seem to be tried, and what the site does about it; nothing while they do not. */
export function LoginAlarm() {
  const { t } = useTranslation()
  const me = useMe()
  const { data } = useQuery({ ...query.staff.loginAlarm.queryOptions({ input: {} }), refetchInterval: usePollMs() })
  if (!data?.alarm) return null
  const { names, networks, startedAt } = data.alarm
  return (
    <Note
      tone="bad"
      isLive
      className="mb-3.5"
      title={t('loginAlarm.title')}
      action={
        may(me, 'audit.read') && (
          <ButtonLink href="/audit" variant="line" size="sm">
            {t('nav.audit')}
          </ButtonLink>
        )
      }
    >
      {t('loginAlarm.text', { names, networks })}{' '}
      <span className="text-ink-3">
        {t('outbox:since')} <Moment at={startedAt} />
      </span>
    </Note>
  )
}
