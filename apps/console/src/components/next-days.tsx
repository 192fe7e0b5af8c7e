import { Chip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { nextDayCounts, nextDaysOf, type WallSpan } from '../lib/day-presets.ts'
import { useToday } from '../lib/use-today.ts'

interface NextDaysProps {
  value: WallSpan
  isLocked?: boolean
  onChange: (span: WallSpan) => void
}

/** Sets a schedule to the days that come, at a press. */
export function NextDays({ value, isLocked = false, onChange }: NextDaysProps) {
  const { t } = useTranslation()
  const today = useToday()
  return (
    <fieldset aria-label={t('days.ahead')} disabled={isLocked} className="flex min-w-0 flex-wrap gap-2">
      {nextDayCounts.map((count) => {
        const span = nextDaysOf(count, today)
        const isOn = span.from === value.from && span.until === value.until
        return (
          <Chip key={count} size="sm" pressed={isOn} onClick={() => onChange(span)}>
            {t('days.next', { days: count })}
          </Chip>
        )
      })}
    </fieldset>
  )
}
