import { type Tab, Tabs } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MissionClaims } from './mission-claims.tsx'
import { MissionList } from './mission-list.tsx'
import { MissionRanks } from './mission-ranks.tsx'

type Part = 'missions' | 'ranks' | 'claims'

/** What there is to do and what it gives, who collected most, and what one has collected. */
export function MissionPage({ timeZone, raffles }: { timeZone: string; raffles: ReactNode }) {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>('missions')
  const tabs: Tab<Part>[] = [
    { value: 'missions', label: t('campaigns:missions.tab'), panel: <MissionList timeZone={timeZone} /> },
    { value: 'ranks', label: t('campaigns:missions.ranks'), panel: <MissionRanks /> },
    { value: 'claims', label: t('campaigns:missions.claims'), panel: <MissionClaims timeZone={timeZone} /> },
  ]
  return (
    <div className="grid grid-cols-1 gap-5">
      <header>
        <h1 className="font-poster text-3xl">{t('member.missionLeaderboard')}</h1>
        <p className="mt-2 text-ink-2">{t('campaigns:missions.text')}</p>
      </header>
      {raffles}
      <Tabs
        label={t('member.missionLeaderboard')}
        tabs={tabs.map((tab) => ({ ...tab, panel: <div className="pt-5">{tab.panel}</div> }))}
        value={part}
        onValueChange={setPart}
      />
    </div>
  )
}
