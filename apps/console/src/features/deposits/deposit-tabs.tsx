import { Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { type DepositTab, depositTabs } from './deposit-search.ts'

/** What waits, and the ways it can come. */
export function DepositTabs({ tab, onTab }: { tab: DepositTab; onTab: (tab: DepositTab) => void }) {
  const { t } = useTranslation()
  return (
    <Tabs
      className="mb-4"
      label={t('methods.tabs')}
      tabs={depositTabs.map((value) => ({ value, label: t(`deposits.tab.${value}`) }))}
      value={tab}
      onValueChange={onTab}
    />
  )
}
