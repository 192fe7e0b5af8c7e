import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Said wherever past results are shown. */
export function RoadNote() {
  const { t } = useTranslation()
  return (
    <p className="road-note">
      <Icon name="icon-[ph--info]" />
      <span>{t('live.road.independent')}</span>
    </p>
  )
}
