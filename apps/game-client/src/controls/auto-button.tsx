import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import type { WindowName } from '../menu/windows.ts'
import { useAskedPace } from '../play/asked-pace.ts'

/** Opens the rules of a run, or ends the run. */
export function AutoButton({ onOpen }: { onOpen: (name: WindowName) => void }) {
  const { t } = useTranslation()
  const game = useGame()
  const phase = useScreen((state) => state.phase)
  // A run with the player's own money never begins behind rounds that were a present.
  const isFree = useScreen((state) => state.freeRounds !== undefined)
  const isRunning = useScreen((state) => state.autoplay !== undefined)
  const { autoplay } = useAskedPace(game.limits)
  if (!autoplay && !isRunning) return null
  return (
    <Button
      variant="line"
      size="lg"
      disabled={!isRunning && (phase !== 'idle' || isFree)}
      aria-pressed={isRunning}
      start={<Icon name="icon-[ph--repeat-bold]" />}
      onClick={() => (isRunning ? game.stopAutoplay() : onOpen('autoplay'))}
      className="console-auto console-side"
    >
      {t('auto')}
    </Button>
  )
}
