import { Select } from '@fairground/ui'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { DayRangePicker } from '../../../components/day-range-picker.tsx'
import { SearchBox } from '../../../components/search-box.tsx'
import type { AuditSearch } from './audit-search.ts'
import { useActionText } from './use-action-text.ts'

type AuditFiltersProps = {
  search: AuditSearch
  /** Every action that was ever written. */
  actions: readonly string[]
  /** Where the key / leads. */
  box: RefObject<HTMLInputElement | null>
  onSearch: (change: Partial<AuditSearch>) => void
}

const all = 'all'

/** Which action, by whom, to what, on which days. */
export function AuditFilters({ search, actions, box, onSearch }: AuditFiltersProps) {
  const { t } = useTranslation()
  const actionText = useActionText()
  const { action = all, actor = '', subject = '', from, to } = search
  const known = new Set([...actions, ...(action === all ? [] : [action])])
  return (
    <div className="mb-3 grid gap-2.5">
      <div className="grid gap-2 sm:grid-cols-3">
        <Select
          size="sm"
          label={t('audit.action')}
          value={action}
          options={[
            { value: all, label: t('audit.anyAction') },
            ...[...known].map((value) => ({ value, label: actionText(value) })),
          ]}
          onValueChange={(value) => onSearch({ action: value === all ? undefined : value, page: undefined })}
        />
        <SearchBox
          className="w-full"
          label={t('audit.actorFilter')}
          box={box}
          value={actor}
          onSearch={(text) => onSearch({ actor: text || undefined, page: undefined })}
        />
        <SearchBox
          className="w-full"
          label={t('audit.subjectFilter')}
          value={subject}
          onSearch={(text) => onSearch({ subject: text || undefined, page: undefined })}
        />
      </div>
      <DayRangePicker
        hasAll
        presets={['today', 'yesterday', 'week', 'month']}
        value={from && to ? { from, to } : undefined}
        onChange={(range) => onSearch({ from: range?.from, to: range?.to, page: undefined })}
      />
    </div>
  )
}
