import type { RoomRake } from '@fairground/contract/studio'
import { useCashText, usePercent } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'

/** What the house takes, before anybody sits down. */
export function RakeWords({ rake: { of, shareBp, capMinor } }: { rake: RoomRake }) {
  const { t } = useTranslation()
  const percent = usePercent()
  const cash = useCashText()
  const share = percent(shareBp)
  if (of === 'net-win') return t('room.rake.netWin', { share })
  return capMinor === null
    ? t('room.rake.pot', { share })
    : t('room.rake.capped', { share, cap: cash(BigInt(capMinor)) })
}
