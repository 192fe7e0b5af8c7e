import { Button, Input, Seg } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Preset, presets, rangeBetween } from './site-days.ts'
import type { Days } from './use-days.ts'

interface RecordFiltersProps {
  days: Days
  /** More boxes: kinds, games. */
  children?: ReactNode
  /** Present while something beside the days is filtered. */
  onClear?: (() => void) | undefined
}

/** The days of a record, as presets or by hand, and what else it can be narrowed by. */
export function RecordFilters({ days, children, onClear }: RecordFiltersProps) {
  const { t } = useTranslation()
  const { first, last } = days.range
  return (
    <section aria-label={t('record.filters')} className="card flex flex-wrap items-center gap-3 p-4">
      <Seg
        label={t('record.period')}
        // Days of the reader's own are none of the presets.
        value={days.preset ?? ('' as Preset)}
        onValueChange={days.choose}
        options={presets.map((value) => ({ value, label: t(`record.presets.${value}`) }))}
      />
      <div className="flex min-w-0 items-center gap-2 max-md:w-full">
        <Input
          type="date"
          aria-label={t('record.from')}
          className="min-w-0 max-md:flex-1"
          value={first}
          max={days.today}
          onChange={({ target: { value } }) => value && days.chooseOwn(rangeBetween(value, last))}
        />
        <span aria-hidden="true">–</span>
        <Input
          type="date"
          aria-label={t('record.to')}
          className="min-w-0 max-md:flex-1"
          value={last}
          max={days.today}
          onChange={({ target: { value } }) => value && days.chooseOwn(rangeBetween(first, value))}
        />
      </div>
      {children}
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          {t('record.clear')}
        </Button>
      )}
    </section>
  )
}
