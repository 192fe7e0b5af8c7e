import { refusalText } from '@fairground/client'
import type { StaffMember } from '@fairground/contract'
import { ButtonLink, Empty, ErrorState, Icon, type KeyValue, KeyValues, Skeleton, Tabs } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { MemberName } from '../../../components/member-name.tsx'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { may, useMe } from '../../../lib/me.ts'
import { MemberAccess } from './member-access.tsx'
import { MemberBets } from './member-bets.tsx'
import { MemberGroup } from './member-group.tsx'
import { MemberGuard } from './member-guard.tsx'
import { MemberLock } from './member-lock.tsx'
import { MemberNotes } from './member-notes.tsx'
import { MemberProfile } from './member-profile.tsx'
import { MemberStatus } from './member-status.tsx'
import { MemberTurnover } from './member-turnover.tsx'
import { useMember } from './use-members.ts'

type MemberPanelProps = { memberId: string; onClose: () => void }

/** One member: money and person, ways in, notes, and the lock. */
export function MemberPanel({ memberId, onClose }: MemberPanelProps) {
  const { t } = useTranslation()
  const me = useMe()
  const { data, error, refetch } = useMember(memberId)
  return (
    <SidePanel
      label={t('members.panel')}
      head={
        data ? (
          <MemberName look="head" account={data.account} icon={data.icon} note={<MemberStatus member={data} />} />
        ) : (
          <Skeleton className="h-11 w-2/3" />
        )
      }
      footer={data && may(me, 'members.lock') && <MemberLock member={data} />}
      onClose={onClose}
    >
      {data && <Parts member={data} />}
      {data === null && <Empty icon="icon-[ph--magnifying-glass-duotone]" title={t('errors:NOT_FOUND')} />}
      {data === undefined && !error && <Skeleton className="h-60 w-full" />}
      {data === undefined && error && (
        <ErrorState title={t('page.failed')} text={refusalText(t, error)} onRetry={() => void refetch()} />
      )}
    </SidePanel>
  )
}

type Part = 'facts' | 'bets' | 'access' | 'notes'

/** The member, the play, the ways in, and what staff wrote down. */
function Parts({ member }: { member: StaffMember }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>('facts')
  return (
    <Tabs<Part>
      label={t('members.panel')}
      value={part}
      onValueChange={setPart}
      listClassName="mb-3.5"
      tabs={[
        { value: 'facts', label: t('members.part.facts'), panel: <Facts member={member} /> },
        {
          value: 'bets',
          label: t('members.part.bets'),
          panel: <MemberBets memberId={member.memberId} currency={member.currency} />,
        },
        { value: 'access', label: t('members.part.access'), panel: <Access member={member} /> },
        { value: 'notes', label: t('members.part.notes'), panel: <MemberNotes memberId={member.memberId} /> },
      ]}
    />
  )
}

const Access = ({ member }: { member: StaffMember }) => (
  <div className="grid gap-3.5">
    <MemberGuard member={member} />
    <MemberAccess member={member} />
  </div>
)

function Facts({ member }: { member: StaffMember }) {
  const { t } = useTranslation()
  const { currency, memberId } = member
  const money = (id: string, label: string, amount: string): KeyValue => ({
    id,
    label,
    value: <Amount amount={amount} currency={currency} />,
  })
  return (
    <div className="grid gap-3.5">
      <KeyValues
        look="well"
        items={[
          money('balance', t('members.balance'), member.balance),
          money('frozen', t('members.frozen'), member.frozen),
          money('deposited', t('members.deposited'), member.depositedTotal),
          money('withdrawn', t('members.withdrawn'), member.withdrawnTotal),
        ]}
      />
      <MemberTurnover memberId={memberId} currency={currency} />
      <KeyValues
        items={[
          {
            id: 'registered',
            label: t('members.registered'),
            value: <Moment at={member.registeredAt} look="exactMoment" />,
          },
          {
            id: 'login',
            label: t('members.lastLogin'),
            value: member.lastLoginAt ? <Moment at={member.lastLoginAt} look="exactMoment" /> : t('members.never'),
          },
          { id: 'id', label: t('members.id'), value: <WholeId id={memberId} label={t('members.id')} /> },
        ]}
      />
      <MemberProfile member={member} />
      <MemberGroup member={member} />
      <Elsewhere member={member} />
    </div>
  )
}

/** Other pages that know this member. */
function Elsewhere({ member: { memberId, account } }: { member: StaffMember }) {
  const { t } = useTranslation()
  const me = useMe()
  const query = encodeURIComponent(account)
  const places = [
    { permission: 'risk.read', href: `/players/${memberId}`, key: 'risk.whole' },
    { permission: 'withdrawals.read', href: `/withdrawals?view=all&query=${query}`, key: 'members.withdrawals' },
    { permission: 'deposits.read', href: `/deposits?view=all&query=${query}`, key: 'members.deposits' },
    { permission: 'audit.read', href: `/audit?subject=${memberId}`, key: 'members.audit' },
  ] as const
  return (
    <nav aria-label={t('members.elsewhere')} className="grid gap-2">
      {places
        .filter(({ permission }) => may(me, permission))
        .map(({ href, key }) => (
          <ButtonLink
            key={href}
            href={href}
            variant="line"
            className="justify-between!"
            end={<Icon name="icon-[ph--caret-right-bold]" flip className="text-xs" />}
          >
            {t(key)}
          </ButtonLink>
        ))}
    </nav>
  )
}
