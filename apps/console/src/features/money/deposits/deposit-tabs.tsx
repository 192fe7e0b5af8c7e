import { Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { may, useMe } from '../../../lib/me.ts'
import { type DepositTab, depositTabs } from './deposit-search.ts'

/** What waits, and the ways it can come. */
export function DepositTabs({ tab, onTab }: { tab: DepositTab; onTab: (tab: DepositTab) => void }) {
  const { t } = useTranslation()
  const canDecide = may(useMe(), 'deposits.decide')
  const shown = depositTabs.filter((value) => value !== 'statement' || canDecide)
  return (
    <Tabs
      className="mb-4"
      label={t('methods.tabs')}
      tabs={shown.map((value) => ({ value, label: t(`deposits.tab.${value}`) }))}
      value={tab}
      onValueChange={onTab}
    />
  )
}
