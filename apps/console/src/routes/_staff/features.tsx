import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { FeaturesScreen } from '../../features/site/site-features/features-screen.tsx'

export const Route = createFileRoute('/_staff/features')({ component: FeaturesPage })

function FeaturesPage() {
  const { t } = useTranslation()
  return (
    <NeedPermission permission="site.read" title={t('nav.features')}>
      <FeaturesScreen />
    </NeedPermission>
  )
}
