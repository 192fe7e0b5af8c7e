import type { BalanceTransaction } from '@fairground/contract'
import { Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

export type MoneyKind = BalanceTransaction['kind']

const any = 'any'
const kinds: readonly MoneyKind[] = [
  'deposit',
  'withdrawal',
  'bet',
  'win',
  'rollback',
  'transfer',
  'contract',
  'adjustment',
]

interface MoneyKindsProps {
  value: MoneyKind | undefined
  onValueChange: (kind: MoneyKind | undefined) => void
}

/** Narrows the movements of money to one kind. */
export function MoneyKinds({ value, onValueChange }: MoneyKindsProps) {
  const { t } = useTranslation()
  return (
    <Select
      className="md:w-44"
      label={t('record.kind')}
      value={value ?? any}
      onValueChange={(next) => onValueChange(next === any ? undefined : next)}
      options={[
        { value: any, label: t('record.kinds.all') },
        ...kinds.map((kind) => ({ value: kind, label: t(`record.kinds.${kind}`) })),
      ]}
    />
  )
}
