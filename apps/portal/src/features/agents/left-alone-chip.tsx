import { StatusChip } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Says that somebody is not to be asked to play, and never why. */
export function LeftAloneChip() {
  const { t } = useTranslation()
  return (
    <StatusChip size="sm" tone="wait">
      {t('agents:leftAlone')}
    </StatusChip>
  )
}
