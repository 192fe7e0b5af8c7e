import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ThresholdsScreen } from '../../features/money/thresholds/thresholds-screen.tsx'

export const Route = createFileRoute('/_staff/thresholds')({ component: ThresholdsPage })

function ThresholdsPage() {
  const { t } = useTranslation()
  return (
    <NeedPermission permission="site.read" title={t('nav.thresholds')}>
      <ThresholdsScreen />
    </NeedPermission>
  )
}
