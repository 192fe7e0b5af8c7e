import { useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../live-context.ts'

/** What whoever deals says to a tip, while the gesture lasts. */
export function Thanks() {
  const { t } = useTranslation()
  const cash = useCashText()
  const thanked = useLiveState((state) => state.thankedMinor)
  return (
    <p className="live-thanks" role="status" data-shown={thanked !== undefined}>
      {thanked !== undefined && t('live.tip.thanks', { amount: cash(thanked) })}
    </p>
  )
}
