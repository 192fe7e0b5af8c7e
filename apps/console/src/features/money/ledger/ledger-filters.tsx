import { ledgerTransferKinds } from '@fairground/contract'
import { Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { DayRangePicker } from '../../../components/day-range-picker.tsx'
import type { LedgerSearch } from './ledger-search.ts'
import { useKindText } from './use-kind-text.ts'

const all = 'all'

type LedgerFiltersProps = { search: LedgerSearch; onSearch: (change: Partial<LedgerSearch>) => void }

/** Which kind of transfer, of which days. */
export function LedgerFilters({ search: { kind, from, to }, onSearch }: LedgerFiltersProps) {
  const { t } = useTranslation()
  const kindText = useKindText()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2.5">
      <Select
        size="sm"
        className="sm:max-w-56"
        label={t('ledger.kind')}
        value={kind ?? all}
        options={[
          { value: all, label: t('ledger.anyKind') },
          ...ledgerTransferKinds.map((value) => ({ value, label: kindText(value) })),
        ]}
        onValueChange={(value) => onSearch({ kind: ledgerTransferKinds.find((known) => known === value) })}
      />
      <DayRangePicker
        hasAll
        presets={['today', 'yesterday', 'week', 'month']}
        value={from && to ? { from, to } : undefined}
        onChange={(range) => onSearch({ from: range?.from, to: range?.to })}
      />
    </div>
  )
}
