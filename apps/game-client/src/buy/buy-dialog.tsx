import { Button, Dialog } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { Trans, useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'

/** Says the price before it is paid: the free spins are bought by a second press, never by one. */
export function BuyDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const game = useGame()
  const stakeMinor = useScreen((state) => state.stakeMinor)
  const { buy, freeSpins } = game.machine.model
  if (!buy) return null
  const confirm = () => {
    onClose()
    void game.spin(true)
  }
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('buy.title')} titleLook="poster">
      <div className="grid gap-4">
        <p className="text-sm text-ink-2">
          <Trans
            i18nKey="buy.text"
            values={{ count: freeSpins.count, cost: buy.costX }}
            components={[<Cash key="price" minor={stakeMinor * BigInt(buy.costX)} />]}
          />
        </p>
        <p className="text-sm text-ink-2">{t('buy.rtp')}</p>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="line" block onClick={onClose}>
            {t('buy.cancel')}
          </Button>
          <Button variant="lamp" block onClick={confirm}>
            {t('buy.confirm')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
