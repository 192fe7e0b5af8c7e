import type { ContractTerms } from '@fairground/contract'
import { numberFormat } from '@fairground/money'
import { type KeyValue, KeyValues, Money } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { usePercent } from '../../lib/use-percent.ts'

/** What is agreed, line by line. */
export function ContractTermsList({ terms }: { terms: ContractTerms }) {
  const { t, i18n } = useTranslation()
  const percent = usePercent()
  const row = (id: keyof ContractTerms, value: KeyValue['value']): KeyValue => ({
    id,
    label: t(`contracts:field.${id}`),
    value,
  })
  const rate = (id: 'rate' | 'profitSalaryRate' | 'lossSalaryRate') =>
    terms[id] === undefined ? [] : [row(id, percent(terms[id]))]
  const amount = (
    id: 'periodValidBet' | 'periodProfitLoss' | 'dailyBetAmount' | 'hourlyBetAmount' | 'singleBetAmount',
  ) => (terms[id] === undefined ? [] : [row(id, <Money amount={terms[id]} currency="VND" decimals={0} />)])
  return (
    <KeyValues
      look="well"
      items={[
        { id: 'rhythm', label: t('contracts:field.period'), value: t(`contracts:rhythm.${rhythmOf(terms)}`) },
        ...rate('rate'),
        ...rate('profitSalaryRate'),
        ...rate('lossSalaryRate'),
        row('activeMembers', numberFormat(i18n.language).format(terms.activeMembers)),
        ...amount('periodValidBet'),
        ...amount('periodProfitLoss'),
        ...amount('dailyBetAmount'),
        ...amount('hourlyBetAmount'),
        ...amount('singleBetAmount'),
      ]}
    />
  )
}

/** How often it is settled. */
export function rhythmOf({ kind, period }: Pick<ContractTerms, 'kind' | 'period'>) {
  if (kind === 'realtime') return 'slice'
  return kind === 'hourly' ? 'hour' : period
}
