import type { MenuGroup } from '@fairground/contract'
import { Awning, type AwningColor } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { GameRow } from './game-row.tsx'
import { homeOrderOf } from './home-order.ts'
import { SportsRow } from './sports-row.tsx'

/** Live, sports, and the other families below the slots; a family without games is not there. */
export function HomeRows({ groups }: { groups: readonly MenuGroup[] }) {
  const { hasLive, sports, panels } = homeOrderOf(groups)
  return (
    <>
      {hasLive && <GameRow category="LIVE" />}
      {sports.length > 0 && <SportsRow vendors={sports} />}
      {panels.length > 0 && (
        <div className="grid gap-x-7 gap-y-6.5 lg:grid-cols-2 lg:[&>*:last-child:nth-child(odd)]:col-span-2">
          {panels.map((panel) => (
            <FamilyPanel key={panel.category} {...panel} />
          ))}
        </div>
      )}
    </>
  )
}

function FamilyPanel({ category, awning }: { category: string; awning: AwningColor }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t(`gameType.${category}`)} className="min-w-0 rounded-b-lg bg-surface-1 shadow-1">
      <Awning color={awning} height={24} stripe={22} className="-mx-1.25 rounded-t-[8px]" />
      <GameRow category={category} isPanel className="px-4 pt-3 pb-4.5" />
    </section>
  )
}
