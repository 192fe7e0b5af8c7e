import { type MessageChannel, messageChannels } from '@fairground/contract'
import { Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { FilterChips } from '../../../components/filter-chips.tsx'
import { type OutboxSearch, outboxViews } from './outbox-search.ts'
import { useKindText } from './use-kind-text.ts'

type OutboxFiltersProps = {
  search: OutboxSearch
  kinds: readonly string[]
  onSearch: (change: Partial<OutboxSearch>) => void
}

const all = 'all'

/** Which state, by which channel, for what. */
export function OutboxFilters({ search, kinds, onSearch }: OutboxFiltersProps) {
  const { t } = useTranslation()
  const kindText = useKindText()
  const { view = 'all', channel = all, kind = all } = search
  const known = new Set([...kinds, ...(kind === all ? [] : [kind])])
  return (
    <>
      <FilterChips
        options={outboxViews.map((value) => ({ value, label: t(`outbox:view.${value}`) }))}
        value={view}
        onValueChange={(next) => onSearch({ view: next === 'all' ? undefined : next, page: undefined })}
        note={t('filter.newestFirst')}
      />
      <div className="mb-3 grid gap-2 sm:grid-cols-2 lg:max-w-140">
        <Select<MessageChannel | typeof all>
          size="sm"
          label={t('outbox:channel')}
          value={channel}
          options={[
            { value: all, label: t('outbox:anyChannel') },
            ...messageChannels.map((value) => ({ value, label: t(`outbox:channel.${value}`) })),
          ]}
          onValueChange={(value) => onSearch({ channel: value === all ? undefined : value, page: undefined })}
        />
        <Select
          size="sm"
          label={t('outbox:kind')}
          value={kind}
          options={[
            { value: all, label: t('outbox:anyKind') },
            ...[...known].map((value) => ({ value, label: kindText(value) })),
          ]}
          onValueChange={(value) => onSearch({ kind: value === all ? undefined : value, page: undefined })}
        />
      </div>
    </>
  )
}
