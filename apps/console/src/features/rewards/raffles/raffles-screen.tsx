import { useTranslation } from 'react-i18next'
import { CampaignsScreen } from '../../../components/campaigns-screen.tsx'
import { type CampaignSearch, newId } from '../../../lib/campaign-search.ts'
import { campaignPageSize, useCampaigns } from '../../../lib/campaigns.ts'
import { may, useMe } from '../../../lib/me.ts'
import { raffleCalls } from './raffle-calls.ts'
import { RafflePanel } from './raffle-panel.tsx'

type RafflesScreenProps = { search: CampaignSearch; onSearch: (change: Partial<CampaignSearch>) => void }

/** Red envelopes and prize wheels: written, published, stopped. */
export function RafflesScreen({ search, onSearch }: RafflesScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'marketing.manage')
  const { found, saved } = useCampaigns(raffleCalls, search)
  const open = (raffleId: string | undefined) => onSearch({ id: raffleId })
  return (
    <CampaignsScreen
      title={t('nav.raffles')}
      addLabel={t('marketing:raffles.add')}
      canChange={canChange}
      found={found}
      idOf={raffleCalls.idOf}
      search={search}
      onSearch={onSearch}
      pageSize={campaignPageSize}
      panel={
        saved ? (
          <RafflePanel key={saved.raffleId} saved={saved} onClose={() => open(undefined)} />
        ) : (
          search.id === newId && canChange && <RafflePanel key={newId} onAdded={open} onClose={() => open(undefined)} />
        )
      }
      empty={{
        icon: 'icon-[ph--spinner-ball-duotone]',
        title: t('marketing:raffles.none'),
        text: t('marketing:raffles.noneText'),
      }}
      columns={{
        nameHead: t('marketing:raffles.name'),
        terms: [
          {
            id: 'type',
            card: 'meta',
            head: t('marketing:raffles.kind'),
            cell: (row) => t(`marketing:raffles.kinds.${row.kind}`),
          },
        ],
        membersHead: t('marketing:raffles.members'),
        memberCountOf: (row) => row.memberCount,
      }}
    />
  )
}
