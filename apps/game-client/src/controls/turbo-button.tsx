import { Button, cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import { useAskedPace } from '../play/asked-pace.ts'

/** Shorter shows; the chances are the same. */
export function TurboButton() {
  const { t } = useTranslation()
  const game = useGame()
  const isTurbo = useScreen((state) => state.isTurbo)
  const { turbo } = useAskedPace(game.limits)
  if (!turbo) return null
  return (
    <Button
      variant="line"
      size="lg"
      aria-pressed={isTurbo}
      start={<Icon name={isTurbo ? 'icon-[ph--lightning-fill]' : 'icon-[ph--lightning-bold]'} />}
      onClick={() => game.toggleTurbo()}
      className={cx('console-turbo console-side', isTurbo && 'text-lamp!')}
    >
      {t('turbo')}
    </Button>
  )
}
