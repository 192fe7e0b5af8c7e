import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { picksMax, quickPicks } from './keno-board.tsx'

interface PickButtonsProps {
  numbers: number
  isFixed: boolean
  onPicks(picks: readonly number[]): void
}

/** Ten numbers at once, or none. The pick is the player's; what is drawn is the studio's. */
export function PickButtons({ numbers, isFixed, onPicks }: PickButtonsProps) {
  const { t } = useTranslation()
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        disabled={isFixed}
        onClick={() => onPicks(quickPicks(numbers, picksMax))}
        start={<Icon name="icon-[ph--shuffle-bold]" />}
      >
        {t('instant.keno.quick')}
      </Button>
      <Button disabled={isFixed} onClick={() => onPicks([])} start={<Icon name="icon-[ph--eraser-bold]" />}>
        {t('instant.keno.none')}
      </Button>
    </div>
  )
}
