import { Icon } from '@fairground/ui'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useGame, useScreen } from '../components/game-context.ts'
import { useAskedPace } from '../play/asked-pace.ts'

/** The big button: a spin, a shorter show while one is shown, and the end of autoplay while it runs. */
export function SpinButton() {
  const { t } = useTranslation()
  const game = useGame()
  const phase = useScreen((state) => state.phase)
  const autoplay = useScreen((state) => state.autoplay)
  const { turbo } = useAskedPace(game.limits)
  const hasScene = useScreen((state) => state.scene !== undefined)
  const isSkip = phase === 'showing' && (turbo || hasScene)
  const left = autoplay ? autoplay.rules.rounds - autoplay.played : 0
  const label = autoplay ? t('stopAuto', { count: left }) : t(isSkip ? 'skip' : 'spin')
  const press = () => (autoplay ? game.stopAutoplay() : game.press())
  return (
    <button
      type="button"
      className="console-spin spin-button focus-ring"
      aria-label={label}
      onClick={press}
      onKeyDown={ignoreHeldKey}
    >
      {autoplay ? (
        <span className="grid justify-items-center gap-0.5">
          <Icon name="icon-[ph--stop-fill]" />
          <b className="text-sm font-bold">{left}</b>
        </span>
      ) : (
        <Icon
          name={isSkip ? 'icon-[ph--fast-forward-fill]' : 'icon-[ph--arrows-clockwise-bold]'}
          className="spin-icon"
        />
      )}
    </button>
  )
}

/** One press is one bet: a key that is held down does not go on betting. */
function ignoreHeldKey(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
}
