import { IconButton } from '@fairground/ui'
import { Cash, CountUp } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { BuyButton } from '../buy/buy-button.tsx'
import { useGame, useScreen } from '../components/game-context.ts'
import type { WindowName } from '../menu/windows.ts'
import { AutoButton } from './auto-button.tsx'
import { SpinButton } from './spin-button.tsx'
import { RoundPrice } from './stake-stepper.tsx'
import { TurboButton } from './turbo-button.tsx'

/** Everything the player plays with: money, stake, the big button, autoplay, fast play. */
export function ConsoleBar({ onOpen }: { onOpen: (name: WindowName) => void }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('controls')} className="stage-console relative">
      <IconButton
        look="glass"
        size="lg"
        label={t('paytable')}
        icon="icon-[ph--table-duotone]"
        onClick={() => onOpen('paytable')}
        className="console-paytable"
      />
      <div className="console-money">
        <BalanceFigure />
        <WinFigure />
      </div>
      <BuyButton onOpen={onOpen} />
      <RoundPrice />
      <SpinButton />
      <AutoButton onOpen={onOpen} />
      <TurboButton />
    </section>
  )
}

function BalanceFigure() {
  const { t } = useTranslation()
  const { opened } = useGame()
  const balanceMinor = useScreen((state) => state.balanceMinor)
  return (
    <div className="console-balance min-w-0">
      <span className="block text-xs leading-4 text-ink-3">
        {t(opened.mode === 'demo' ? 'playBalance' : 'balance')}
      </span>
      <Cash minor={balanceMinor} decimals={2} className="text-[1.0625rem]" />
    </div>
  )
}

function WinFigure() {
  const { t } = useTranslation()
  const win = useScreen((state) => state.win)
  const isPlain = win?.tier === 'none'
  return (
    <div className="console-win min-w-0">
      <span className="block text-xs leading-4 text-ink-3">{t(isPlain ? 'roundPaid' : 'roundWin')}</span>
      {win ? (
        <CountUp
          win={win}
          className={isPlain ? 'text-[1.0625rem]' : 'text-[1.0625rem] text-[#ffd98c] [&>i]:text-[#e9bd80]'}
        />
      ) : (
        <span className="text-[1.0625rem] text-ink-3">—</span>
      )}
    </div>
  )
}
