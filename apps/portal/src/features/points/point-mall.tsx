import { Tabs } from '@fairground/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/use-title.ts'
import { ConvertDialog } from './convert-dialog.tsx'
import { PointDetails } from './point-details.tsx'
import { PointHero } from './point-hero.tsx'
import { PointRules } from './point-rules.tsx'
import { RedeemDialog } from './redeem-dialog.tsx'
import { RedemptionList } from './redemption-list.tsx'
import { type RewardItem, RewardShelf } from './reward-shelf.tsx'

export const mallTabs = ['rewards', 'history', 'details', 'rules'] as const
export type MallTab = (typeof mallTabs)[number]

interface PointMallProps {
  tab: MallTab
  onTab: (tab: MallTab) => void
  timeZone: string
  /** The form for a first payment password, while there is none: spending needs one. */
  passwordForm: ReactNode
}

/** The points mall: what one has, what can be had for it, what was had, and how it is earned. */
export function PointMall({ tab, onTab, timeZone, passwordForm }: PointMallProps) {
  const { t } = useTranslation()
  const [isConverting, setConverting] = useState(false)
  const [chosen, setChosen] = useState<RewardItem>()
  useTitle(t('points:title'))
  const panels: Record<MallTab, ReactNode> = {
    rewards: <RewardShelf onChoose={setChosen} />,
    history: <RedemptionList timeZone={timeZone} />,
    details: <PointDetails timeZone={timeZone} />,
    rules: <PointRules />,
  }
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-6 px-4 py-8 lg:px-6 2xl:px-0">
      <PointHero onConvert={() => setConverting(true)} />
      <Tabs
        label={t('points:title')}
        tabs={mallTabs.map((value) => ({
          value,
          label: t(`points:tab.${value}`),
          panel: <div className="pt-5">{panels[value]}</div>,
        }))}
        value={tab}
        onValueChange={onTab}
      />
      <ConvertDialog open={isConverting} onOpenChange={setConverting} passwordForm={passwordForm} />
      <RedeemDialog item={chosen} onClose={() => setChosen(undefined)} passwordForm={passwordForm} />
    </div>
  )
}
