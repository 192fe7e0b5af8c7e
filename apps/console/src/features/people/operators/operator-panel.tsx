import type { StaffOperator } from '@fairground/contract'
import { Avatar, KeyValues, Note } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../../components/moment.tsx'
import { WholeId } from '../../../components/record-id.tsx'
import { SidePanel } from '../../../components/split-view.tsx'
import { useMe } from '../../../lib/me.ts'
import { useFormats } from '../../../lib/use-formats.ts'
import { OperatorActions } from './operator-actions.tsx'
import { OperatorStatus } from './operator-status.tsx'

/** One operator: how they come in, and what may be done about it. */
export function OperatorPanel({ operator, onClose }: { operator: StaffOperator; onClose: () => void }) {
  const { t } = useTranslation()
  const me = useMe()
  const formats = useFormats()
  const { staffId, username, displayName, role, status } = operator
  return (
    <SidePanel
      label={t('operators.panel')}
      head={
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={displayName} size="md" className="size-11!" />
          <div className="min-w-0">
            <h2 className="truncate font-semibold">
              <bdi>{displayName}</bdi>
            </h2>
            <span className="flex flex-wrap items-center gap-1.5 text-xs text-ink-3">
              {t(`role.${role}`)} <OperatorStatus status={status} />
            </span>
          </div>
        </div>
      }
      onClose={onClose}
    >
      <KeyValues
        look="well"
        items={[
          { id: 'username', label: t('login.username'), value: <bdi>{username}</bdi> },
          {
            id: 'factor',
            label: t('operators.secondFactor'),
            value: t(operator.hasSecondFactor ? 'operators.factorOn' : 'operators.factorOff'),
          },
          { id: 'sessions', label: t('operators.sessions'), value: formats.count(operator.sessionCount) },
        ]}
      />
      <KeyValues
        items={[
          {
            id: 'seen',
            label: t('operators.lastSeen'),
            value: operator.lastSeenAt ? <Moment at={operator.lastSeenAt} look="exactMoment" /> : t('members.never'),
          },
          {
            id: 'created',
            label: t('operators.created'),
            value: <Moment at={operator.createdAt} look="exactMoment" />,
          },
          ...(operator.passwordUntil
            ? [
                {
                  id: 'until',
                  label: t('operators.passwordUntil'),
                  value: <Moment at={operator.passwordUntil} look="exactMoment" />,
                },
              ]
            : []),
          { id: 'id', label: t('operators.id'), value: <WholeId id={staffId} label={t('operators.id')} /> },
        ]}
      />
      {operator.inHandOf !== undefined && <Note>{t('operators.inHand', { name: operator.inHandOf })}</Note>}
      {staffId === me.staffId ? <Note>{t('operators.ownText')}</Note> : <OperatorActions operator={operator} />}
    </SidePanel>
  )
}
