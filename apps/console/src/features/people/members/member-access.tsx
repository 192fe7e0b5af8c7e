import { refusalText } from '@fairground/client'
import type { DeviceName, LoginOutcome, StaffMember } from '@fairground/contract'
import { ErrorState, Pager, Skeleton, StatusChip, type StatusTone } from '@fairground/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { query } from '../../../lib/api.ts'
import { may, useMe } from '../../../lib/me.ts'
import { EndSession, MemberSignOut } from './member-sign-out.tsx'

const pageSize = 5
const tones: Record<LoginOutcome, StatusTone> = {
  entered: 'ok',
  'password-changed': 'info',
  'wrong-password': 'bad',
  refused: 'bad',
  'code-asked': 'wait',
  'wrong-code': 'bad',
}

/** Where a member is signed in, and how the account was entered or tried. */
export function MemberAccess({ member }: { member: StaffMember }) {
  const { t } = useTranslation()
  const me = useMe()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    ...query.staff.memberAccess.queryOptions({ input: { memberId: member.memberId, pageNo: page, pageSize } }),
    placeholderData: keepPreviousData,
  })
  if (!data && error)
    return <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40 w-full" />
  const { devices, logins } = data
  return (
    <section aria-label={t('members.access')} className="grid gap-3">
      <h3 className="text-sm font-bold">{t('members.devices')}</h3>
      {devices.length === 0 && <p className="text-sm text-ink-2">{t('members.noDevice')}</p>}
      <ul className="grid gap-2.5">
        {devices.map(({ sessionId, device, network, lastSeenAt }) => (
          <li key={sessionId} className="flex items-center justify-between gap-2 text-sm">
            <span className="min-w-0">
              <Moment at={lastSeenAt} look="exactMoment" />
              <span className="block text-ink-2">
                <Place device={device} network={network} />
              </span>
            </span>
            {may(me, 'members.lock') && (
              <EndSession memberId={member.memberId} sessionId={sessionId} account={member.account} />
            )}
          </li>
        ))}
      </ul>
      {devices.length > 0 && may(me, 'members.lock') && <MemberSignOut member={member} />}
      <h3 className="text-sm font-bold">{t('members.history')}</h3>
      {logins.list.length === 0 && <p className="text-sm text-ink-2">{t('members.noHistory')}</p>}
      <ul className="grid gap-2.5">
        {logins.list.map(({ id, at, outcome, device, network }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="min-w-0">
              <Moment at={at} look="exactMoment" />
              <span className="block text-ink-2">
                <Place device={device} network={network} />
              </span>
            </span>
            <StatusChip tone={tones[outcome]}>{t(`members.outcomes.${outcome}`)}</StatusChip>
          </li>
        ))}
      </ul>
      {logins.total > pageSize && (
        <Pager page={page} pageSize={pageSize} totalCount={logins.total} onPageChange={setPage} />
      )}
    </section>
  )
}

function Place({ device, network }: { device: DeviceName; network: string }) {
  const { t } = useTranslation()
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || t('members.unknownDevice')
  return <bdi>{`${name} · ${network}`}</bdi>
}
