import { Chip, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { showLogin } from '../../lib/login-prompt.ts'
import { useToken } from '../../lib/session.ts'
import { type GameView, gameViews, toggleView } from './game-view.ts'

const icons = {
  hot: 'icon-[ph--flame-duotone]',
  favourite: 'icon-[ph--heart-duotone]',
  recent: 'icon-[ph--clock-counter-clockwise-duotone]',
}

interface TypeSwitchProps {
  view: GameView | undefined
  onViewChange: (view: GameView | undefined) => void
}

/** Hot games, mine, the last ones played; a second press gives the normal list back. */
export function TypeSwitch({ view, onViewChange }: TypeSwitchProps) {
  const { t } = useTranslation()
  const token = useToken()
  const press = (pressed: GameView) => {
    if (pressed !== 'hot' && !token) showLogin(true)
    else onViewChange(toggleView(view, pressed))
  }
  return (
    <fieldset className="flex min-w-0 gap-1.5 no-scrollbar overflow-x-auto max-sm:w-full">
      <legend className="sr-only">{t('home.view')}</legend>
      {gameViews.map((one) => (
        <Chip
          key={one}
          pressed={view === one}
          icon={<Icon name={icons[one]} />}
          onClick={() => press(one)}
          className="max-sm:flex-1"
        >
          {t(`home.view.${one}`)}
        </Chip>
      ))}
    </fieldset>
  )
}
