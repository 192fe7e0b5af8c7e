import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { RegistrationScreen } from '../../features/registration/registration-screen.tsx'

export const Route = createFileRoute('/_staff/registration')({ component: RegistrationPage })

function RegistrationPage() {
  const { t } = useTranslation()
  return (
    <NeedPermission permission="site.read" title={t('nav.registration')}>
      <RegistrationScreen />
    </NeedPermission>
  )
}
