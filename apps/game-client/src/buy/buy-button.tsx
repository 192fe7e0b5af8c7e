import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import { useStore } from '../lib/store.ts'
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
  const isAllowed = stakeMinor * BigInt(buy.costX) <= BigInt(mostMinor)
  return (
    <button
      type="button"
      disabled={!isIdle || !isAllowed}
      onClick={() => onOpen('buy')}
      className="focus-ring rounded-pill bg-lamp px-3 text-2xs leading-6 font-bold text-on-lamp disabled:opacity-40 touch:leading-11"
    >
      {t('buy')}
    </button>
  )
}
