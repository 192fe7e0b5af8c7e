import type { DeviceName } from '@fairground/contract'
import { useTranslation } from 'react-i18next'

/** "Chrome · Windows", as far as the browser says. */
export function DeviceText({ device }: { device: DeviceName }) {
  const { t } = useTranslation()
  const names = [device.browser, device.system].filter(Boolean)
  return names.length > 0 ? <bdi>{names.join(' · ')}</bdi> : t('security.unknownDevice')
}
