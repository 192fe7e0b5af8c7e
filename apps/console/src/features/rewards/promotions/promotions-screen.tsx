import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CampaignsScreen } from '../../../components/campaigns-screen.tsx'
import { type CampaignSearch, newId } from '../../../lib/campaign-search.ts'
import { campaignPageSize, useCampaigns } from '../../../lib/campaigns.ts'
import { may, useMe } from '../../../lib/me.ts'
import { promotionCalls } from './promotion-calls.ts'
import { PromotionPanel } from './promotion-panel.tsx'

type PromotionsScreenProps = { search: CampaignSearch; onSearch: (change: Partial<CampaignSearch>) => void }

/** What the house gives: written, published, withdrawn. */
export function PromotionsScreen({ search, onSearch }: PromotionsScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'marketing.manage')
  const { found, saved } = useCampaigns(promotionCalls, search)
  const open = (promotionId: string | undefined) => onSearch({ id: promotionId })
  return (
    <CampaignsScreen
      title={t('nav.promotions')}
      addLabel={t('marketing:add')}
      canChange={canChange}
      found={found}
      idOf={promotionCalls.idOf}
      search={search}
      onSearch={onSearch}
      pageSize={campaignPageSize}
      panel={
        saved ? (
          <PromotionPanel key={saved.promotionId} saved={saved} onClose={() => open(undefined)} />
        ) : (
          search.id === newId &&
          canChange && <PromotionPanel key={newId} onAdded={open} onClose={() => open(undefined)} />
        )
      }
      empty={{
        icon: 'icon-[ph--confetti-duotone]',
        title: t('marketing:none'),
        text: t('marketing:noneText'),
      }}
      columns={{
        nameHead: t('marketing:name'),
        terms: [
          {
            id: 'type',
            card: 'meta',
            head: t('marketing:type'),
            cell: (row) => t(`marketing:types.${row.promotionType}`),
          },
          {
            id: 'reward',
            align: 'end',
            card: 'end',
            head: t('marketing:reward'),
            cell: (row) => <Amount amount={row.reward} currency={row.currency} />,
          },
        ],
        membersHead: t('marketing:joined'),
        memberCountOf: (row) => row.joinedCount,
      }}
    />
  )
}
