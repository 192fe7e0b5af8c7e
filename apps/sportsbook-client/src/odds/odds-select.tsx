import { type OddsFormat, oddsFormats } from '@fairground/sports-rules'
import { Select } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useSports, useSportsState } from '../play/sports-context.ts'

/** In which of six formats prices are written. */
export function OddsSelect({ className }: { className?: string }) {
  const { t } = useTranslation()
  const play = useSports()
  const odds = useSportsState(({ choices }) => choices.odds)
  const options = oddsFormats.map((value: OddsFormat) => ({ value, label: t(`odds.${value}`) }))
  return (
    <span className={className}>
      <Select
        size="sm"
        label={t('odds.title')}
        options={options}
        value={odds}
        onValueChange={(value) => play.choose({ odds: value })}
      />
    </span>
  )
}
