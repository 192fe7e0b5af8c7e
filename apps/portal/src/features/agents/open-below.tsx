import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

interface OpenBelowProps {
  account: string
  /** Accounts directly below. */
  count: number
  onOpen: () => void
}

/** One level down the tree; nothing where nobody is below. */
export function OpenBelow({ account, count, onOpen }: OpenBelowProps) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={t('agents:openBelow', { account })}
      onClick={onOpen}
      end={<Icon name="icon-[ph--caret-right-bold]" flip />}
    >
      {t('agents:belowCount', { count })}
    </Button>
  )
}
