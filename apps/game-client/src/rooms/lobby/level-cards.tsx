import { Icon } from '@fairground/ui'
import { Cash, useCashText } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import type { Level } from './levels-of.ts'

interface LevelCardsProps {
  levels: readonly Level[]
  level: number | undefined
  onLevel: (level: number) => void
}

/** Levels of stakes beside each other. */
export function LevelCards({ levels, level: chosen, onLevel }: LevelCardsProps) {
  const { t } = useTranslation()
  const cash = useCashText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons beside each other are no fieldset
    <div className="room-levels" role="group" aria-label={t('room.lobby.levels')}>
      {levels.map(({ level, unitMinor, buyInMinorMin, players, hasBots }) => (
        <button key={level} type="button" aria-pressed={level === chosen} onClick={() => onLevel(level)}>
          <b>
            <Cash minor={unitMinor} />
          </b>
          <span>{t('room.buyIn.from', { amount: cash(buyInMinorMin) })}</span>
          {hasBots && <span>{t('room.lobby.bots')}</span>}
          <em>
            <Icon name="icon-[ph--user-duotone]" /> <bdi>{players}</bdi>
          </em>
        </button>
      ))}
    </div>
  )
}
