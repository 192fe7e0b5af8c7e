import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx'
import { ReturnAlarms } from '../../features/games/return-alarms.tsx'
import { PayoutFreezeAlarm } from '../../features/integrity/payout-freeze-alarm.tsx'
import { LoginAlarm } from '../../features/logins/login-alarm.tsx'
import { MessageAlarms } from '../../features/outbox/message-alarms.tsx'
import { SecondFactorReminder } from '../../features/session/second-factor-reminder.tsx'

export const Route = createFileRoute('/_staff/')({ component: DashboardPage })

function DashboardPage() {
  const { t } = useTranslation()
  return (
    <NeedPermission permission="dashboard.read" title={t('nav.overview')}>
      <DashboardScreen
        alarms={
          <>
            <PayoutFreezeAlarm />
            <LoginAlarm />
            <ReturnAlarms />
            <MessageAlarms hasLink />
            <SecondFactorReminder />
          </>
        }
      />
    </NeedPermission>
  )
}
