import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ReturnAlarms } from '../../features/games/games/return-alarms.tsx'
import { PayoutFreezeAlarm } from '../../features/money/integrity/payout-freeze-alarm.tsx'
import { LoginAlarm } from '../../features/people/logins/login-alarm.tsx'
import { SecondFactorReminder } from '../../features/people/session/second-factor-reminder.tsx'
import { DashboardScreen } from '../../features/site/dashboard/dashboard-screen.tsx'
import { MessageAlarms } from '../../features/talk/outbox/message-alarms.tsx'

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
