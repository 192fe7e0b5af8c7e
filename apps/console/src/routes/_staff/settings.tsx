import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { SettingsScreen } from '../../features/site/site-settings/settings-screen.tsx'

export const Route = createFileRoute('/_staff/settings')({ component: SettingsPage })

function SettingsPage() {
  const { t } = useTranslation()
  return (
    <NeedPermission permission="site.read" title={t('nav.settings')}>
      <SettingsScreen />
    </NeedPermission>
  )
}
