import { Icon } from '@fairground/ui'
import { Cash, useStore } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import type { WindowName } from '../menu/windows.ts'

/** Offers the free spins for their price, where the model sells them and nothing is under way. */
export function BuyButton({ onOpen }: { onOpen: (name: WindowName) => void }) {
  const { t } = useTranslation()
  const game = useGame()
  const { buy } = game.machine.model
  const isIdle = useScreen((state) => state.phase === 'idle' && state.autoplay === undefined)
  const stakeMinor = useScreen((state) => state.stakeMinor)
  const mostMinor = useStore(game.limits, (told) => told.limits.stakeMinorMax)
  if (!buy) return null
  const priceMinor = stakeMinor * BigInt(buy.costX)
  return (
    <button
      type="button"
      disabled={!isIdle || priceMinor > BigInt(mostMinor)}
      onClick={() => onOpen('buy')}
      className="console-buy focus-ring"
    >
      <Icon name="icon-[ph--star-fill]" />
      <span>{t('buy')}</span>
      <Cash minor={priceMinor} />
    </button>
  )
}
