import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NeedPermission } from '../../components/need-permission.tsx'
import { PromotionsScreen } from '../../features/rewards/promotions/promotions-screen.tsx'
import { CampaignSearch } from '../../lib/campaign-search.ts'

export const Route = createFileRoute('/_staff/promotions')({
  validateSearch: CampaignSearch,
  component: PromotionsPage,
})

function PromotionsPage() {
  const { t } = useTranslation()
  const navigate = Route.useNavigate()
  const change = (part: Partial<CampaignSearch>) =>
    // What opens a panel can be undone with Back; typing in a filter cannot.
    void navigate({ search: (old) => ({ ...old, ...part }), replace: !('id' in part), resetScroll: false })
  return (
    <NeedPermission permission="marketing.read" title={t('nav.promotions')}>
      <PromotionsScreen search={Route.useSearch()} onSearch={change} />
    </NeedPermission>
  )
}
