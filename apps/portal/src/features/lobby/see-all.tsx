import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

interface SeeAllProps {
  isWhole: boolean
  onSwitch: (isWhole: boolean) => void
  className?: string
}

/** Shows a board whole, and shortens it again. */
export function SeeAll({ isWhole, onSwitch, className }: SeeAllProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant="quiet"
      size="sm"
      className={className}
      aria-expanded={isWhole}
      onClick={() => onSwitch(!isWhole)}
      end={<Icon name="icon-[ph--caret-down-bold]" className={isWhole ? 'rotate-180' : undefined} />}
    >
      {t('common:seeAll')}
    </Button>
  )
}
