import type { MemberInfo } from '@fairground/contract'
import { KeyValues } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Card } from '../../components/card.tsx'
import { DateTime } from '../../components/date-time.tsx'
import { MemberAvatar } from '../../components/member-avatar.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import { ChangeNickname } from './change-nickname.tsx'

/** Who the member is, with everything masked that others could read over the shoulder. */
export function Profile({ member }: { member: MemberInfo }) {
  const { t } = useTranslation()
  return (
    <Card title={t('security.profile')}>
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-4">
        <MemberAvatar account={member.account} icon={member.icon} size="lg" />
        <div className="flex flex-wrap gap-3">
          <AvatarChoice member={member} />
          <ChangeNickname nickname={member.nickname} />
        </div>
      </div>
      <KeyValues
        items={[
          { id: 'account', label: t('session.username'), value: <bdi>{member.account}</bdi> },
          { id: 'nickname', label: t('security.nickname'), value: <bdi>{member.nickname}</bdi> },
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
