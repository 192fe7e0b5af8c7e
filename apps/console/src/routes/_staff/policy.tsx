import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { PolicyScreen } from '../../features/site/policy/policy-screen.tsx'

export const Route = createFileRoute('/_staff/policy')({ component: PolicyPage })

function PolicyPage() {
  const { t } = useTranslation()
  return (
    <NeedPermission permission="site.read" title={t('nav.policy')}>
      <PolicyScreen />
    </NeedPermission>
  )
}
