import { useTranslation } from 'react-i18next'
import { Amount } from '../../../components/amount.tsx'
import { CampaignsScreen } from '../../../components/campaigns-screen.tsx'
import { type CampaignSearch, newId } from '../../../lib/campaign-search.ts'
import { campaignPageSize, useCampaigns } from '../../../lib/campaigns.ts'
import { may, useMe } from '../../../lib/me.ts'
import { missionCalls } from './mission-calls.ts'
import { MissionPanel } from './mission-panel.tsx'

type MissionsScreenProps = { search: CampaignSearch; onSearch: (change: Partial<CampaignSearch>) => void }

/** What there is to do, and what it gives: written, published, stopped. */
export function MissionsScreen({ search, onSearch }: MissionsScreenProps) {
  const { t } = useTranslation()
  const canChange = may(useMe(), 'marketing.manage')
  const { found, saved } = useCampaigns(missionCalls, search)
  const open = (missionId: string | undefined) => onSearch({ id: missionId })
  return (
    <CampaignsScreen
      title={t('nav.missions')}
      addLabel={t('marketing:missions.add')}
      canChange={canChange}
      found={found}
      idOf={missionCalls.idOf}
      search={search}
      onSearch={onSearch}
      pageSize={campaignPageSize}
      panel={
        saved ? (
          <MissionPanel key={saved.missionId} saved={saved} onClose={() => open(undefined)} />
        ) : (
          search.id === newId &&
          canChange && <MissionPanel key={newId} onAdded={open} onClose={() => open(undefined)} />
        )
      }
      empty={{
        icon: 'icon-[ph--target-duotone]',
        title: t('marketing:missions.none'),
        text: t('marketing:missions.noneText'),
      }}
      columns={{
        nameHead: t('marketing:missions.name'),
        terms: [
          {
            id: 'type',
            card: 'meta',
            head: t('marketing:missions.cycle'),
            cell: (row) => t(`marketing:missions.cycles.${row.cycle}`),
          },
          {
            id: 'reward',
            align: 'end',
            card: 'end',
            head: t('marketing:reward'),
            cell: (row) => <Amount amount={row.reward} currency={row.currency} />,
          },
        ],
        membersHead: t('marketing:missions.members'),
        memberCountOf: (row) => row.memberCount,
      }}
    />
  )
}
