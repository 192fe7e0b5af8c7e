import { useTranslation } from 'react-i18next'
import { CampaignsScreen } from '../../../components/campaigns-screen.tsx'
import { type CampaignSearch, newId } from '../../../lib/campaign-search.ts'
import { may, useMe } from '../../../lib/me.ts'
import { RafflePanel } from './raffle-panel.tsx'
import { pageSize, useRaffle, useRaffles } from './use-raffles.ts'

type RafflesScreenProps = { search: CampaignSearch; onSearch: (change: Partial<CampaignSearch>) => void }

/** Red envelopes and prize wheels: written, published, stopped. */
export function RafflesScreen({ search, onSearch }: RafflesScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'marketing.manage')
  const { id } = search
  const found = useRaffles(search)
  const listed = found.data?.list.find(({ raffleId }) => raffleId === id)
  const elsewhere = useRaffle(id ?? '', id !== undefined && id !== newId && found.data !== undefined && !listed)
  const saved = listed ?? elsewhere.data ?? undefined
  const open = (raffleId: string | undefined) => onSearch({ id: raffleId })
  return (
    <CampaignsScreen
      title={t('nav.raffles')}
      addLabel={t('marketing:raffles.add')}
      canChange={canChange}
      found={found}
      idOf={(row) => row.raffleId}
      search={search}
      onSearch={onSearch}
      pageSize={pageSize}
      panel={
        saved ? (
          <RafflePanel key={saved.raffleId} saved={saved} onClose={() => open(undefined)} />
        ) : (
          id === newId && canChange && <RafflePanel key={newId} onAdded={open} onClose={() => open(undefined)} />
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
