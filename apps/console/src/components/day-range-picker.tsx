import { Chip, Input } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { type DayPreset, type DayRange, daysOf, presetOf } from '../lib/day-presets.ts'
import { useToday } from '../lib/use-today.ts'

type DayRangeProps = {
  /** Nothing: every day. */
  value: DayRange | undefined
  presets: readonly DayPreset[]
  /** Offers to leave the days open. */
  hasAll?: boolean
  onChange: (range: DayRange | undefined) => void
}

/** From one day to another, both counted, with the usual ones at a press. Days are the site's. */
export function DayRangePicker({ value, presets, hasAll = false, onChange }: DayRangeProps) {
  const { t } = useTranslation()
  const today = useToday()
  const on = value && presetOf(value, today)
  const set = (part: Partial<DayRange>) => {
    const next = { from: value?.from ?? today, to: value?.to ?? today, ...part }
    if (!next.from || !next.to) return
    if (next.from <= next.to) onChange(next)
    else onChange(part.from ? { from: next.from, to: next.from } : { from: next.to, to: next.to })
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <fieldset aria-label={t('days.label')} className="flex min-w-0 flex-wrap gap-2">
        {hasAll && (
          <Chip size="sm" pressed={!value} onClick={() => onChange(undefined)}>
            {t('days.all')}
          </Chip>
        )}
        {presets.map((preset) => (
          <Chip key={preset} size="sm" pressed={on === preset} onClick={() => onChange(daysOf(preset, today))}>
            {t(`days.${preset}`)}
          </Chip>
        ))}
      </fieldset>
      <span className="flex min-w-0 flex-wrap items-center gap-1.5">
        <Input
          type="date"
          size="sm"
          className="w-38"
          aria-label={t('days.from')}
          max={today}
          value={value?.from ?? ''}
          onChange={(event) => set({ from: event.target.value })}
        />
        <span aria-hidden="true" className="text-ink-3">
          –
        </span>
        <Input
          type="date"
          size="sm"
          className="w-38"
          aria-label={t('days.to')}
          max={today}
          value={value?.to ?? ''}
          onChange={(event) => set({ to: event.target.value })}
        />
      </span>
    </div>
  )
}
