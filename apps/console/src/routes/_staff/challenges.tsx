import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { ChallengesScreen } from '../../features/people/challenges/challenges-screen.tsx'

export const Route = createFileRoute('/_staff/challenges')({ component: ChallengesPage })

function ChallengesPage() {
  const { t } = useTranslation()
  return (
    <NeedPermission permission="challenges.manage" title={t('nav.challenges')}>
      <ChallengesScreen />
    </NeedPermission>
  )
}
