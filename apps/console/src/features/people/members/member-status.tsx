import type { StaffMember } from '@fairground/contract'
import { accountType } from '@fairground/contract/account-type'
import { StatusChip, type StatusTone } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

const looks: Record<StaffMember['status'], { tone: StatusTone; icon: string }> = {
  active: { tone: 'ok', icon: 'icon-[ph--check-circle-fill]' },
  locked: { tone: 'wait', icon: 'icon-[ph--lock-key-fill]' },
  suspended: { tone: 'bad', icon: 'icon-[ph--prohibit-bold]' },
}

/** Whether the account may be used, and what it is where it is no plain member's. */
export function MemberStatus({ member: { status, type } }: { member: Pick<StaffMember, 'status' | 'type'> }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex flex-wrap items-center gap-1 align-middle">
      <StatusChip {...looks[status]} size="sm" className="in-[tr[aria-current]]:bg-surface-1">
        {t(`memberStatus.${status}`)}
      </StatusChip>
      {type !== accountType.member && <StatusChip size="sm">{t(`memberType.${type}`)}</StatusChip>}
    </span>
  )
}
