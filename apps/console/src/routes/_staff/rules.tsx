import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { RulesScreen } from '../../features/rewards/rules/rules-screen.tsx'
import { RulesSearch } from '../../features/rewards/rules/rules-search.ts'

export const Route = createFileRoute('/_staff/rules')({ validateSearch: RulesSearch, component: RulesPage })

function RulesPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  return (
    <NeedPermission permission="rewards.read" title={t('nav.rules')}>
      <RulesScreen
        search={Route.useSearch()}
        onSearch={(part) => void navigate({ search: part, resetScroll: false })}
      />
    </NeedPermission>
  )
}
