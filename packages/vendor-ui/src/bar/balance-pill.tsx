import { IconButton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useFrame, useFrameState } from '../frame/frame-context.ts'
import { Cash } from '../money/cash.tsx'

/** The money of the player, and the way to more of it. */
export function BalancePill() {
  const { t } = useTranslation()
  const { opened, portal } = useFrame()
  const balanceMinor = useFrameState((state) => state.balanceMinor)
  const isDemo = opened.mode === 'demo'
  return (
    <div className="flex items-center gap-1 rounded-md bg-surface-2 ps-3 pe-1 max-sm:bg-transparent max-sm:p-0">
      <span className="sr-only">{t(isDemo ? 'playBalance' : 'balance')}</span>
      <Cash minor={balanceMinor} decimals={2} className="text-sm whitespace-nowrap max-sm:hidden" />
      {!isDemo && (
        <IconButton
          look="lamp"
          size="sm"
          label={t('deposit')}
          icon="icon-[ph--plus-bold]"
          onClick={() => portal.openCashier()}
        />
      )}
    </div>
  )
}
