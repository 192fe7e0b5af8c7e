import { Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLive } from '../live-context.ts'

/** Said wherever past results are shown; a game whose prices follow the past says itself what is independent of it. */
export function RoadNote() {
  const { t, i18n } = useTranslation()
  const { rulesId } = useLive().opened
  const own = `instant.${rulesId}.independent`
  return (
    <p className="road-note">
      <Icon name="icon-[ph--info]" />
      <span>{i18n.exists(own) ? t(own) : t('live.road.independent')}</span>
    </p>
  )
}
