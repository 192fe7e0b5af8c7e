import { Chip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../lib/use-formats.ts'

type FilterChipsProps<Value extends string> = {
  options: readonly { value: Value; label: string; count?: number | undefined }[]
  value: Value
  onValueChange: (value: Value) => void
  /** At the end of the line: the order. */
  note?: string
}

/** One of a few parts of a list, each with how much is in it where that is known. */
export function FilterChips<Value extends string>({ options, value, onValueChange, note }: FilterChipsProps<Value>) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <div className="mt-3 mb-2.5 flex flex-wrap items-center gap-2">
      <fieldset aria-label={t('filter.label')} className="flex min-w-0 flex-wrap gap-2">
        {options.map(({ value: option, label, count }) => (
          <Chip key={option} size="sm" pressed={option === value} onClick={() => onValueChange(option)}>
            {label} {count !== undefined && <bdi dir="ltr">{formats.count(count)}</bdi>}
          </Chip>
        ))}
      </fieldset>
      {note && <span className="ms-auto text-sm text-ink-3 max-md:hidden">{note}</span>}
    </div>
  )
}
