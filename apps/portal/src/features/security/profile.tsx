import type { MemberInfo } from '@fairground/contract'
import { KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../components/date-time.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import { Card } from './card.tsx'

/** Who the member is, with everything masked that others could read over the shoulder. */
export function Profile({ member }: { member: MemberInfo }) {
  const { t } = useTranslation()
  return (
    <Card title={t('security.profile')}>
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-4">
        <AvatarChoice member={member} />
      </div>
      <KeyValues
        items={[
          { id: 'account', label: t('session.username'), value: <bdi>{member.account}</bdi> },
          {
            id: 'payeeName',
            label: t('security.payeeName'),
            value: <bdi>{member.payeeName ?? t('security.notGiven')}</bdi>,
          },
          { id: 'registeredAt', label: t('security.registeredAt'), value: <DateTime at={member.registeredAt} /> },
          ...(member.lastLoginAt
            ? [{ id: 'lastLogin', label: t('security.lastLogin'), value: <DateTime at={member.lastLoginAt} /> }]
            : []),
        ]}
      />
    </Card>
  )
}
