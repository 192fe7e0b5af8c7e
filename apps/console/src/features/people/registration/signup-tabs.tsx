import { Tabs } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

export const signupTabs = ['form', 'countries', 'terms'] as const
export type SignupTab = (typeof signupTabs)[number]

/** The three parts of how people register: the form, where numbers may be from, what is agreed to. */
export function SignupTabs({ tab, onTab }: { tab: SignupTab; onTab: (tab: SignupTab) => void }) {
  const { t } = useTranslation()
  return (
    <Tabs
      className="mb-4"
      label={t('nav.registration')}
      tabs={signupTabs.map((value) => ({ value, label: t(`signup.tab.${value}`) }))}
      value={tab}
      onValueChange={onTab}
    />
  )
}
