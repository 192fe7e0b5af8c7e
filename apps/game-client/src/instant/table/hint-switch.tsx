import { Button, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

/** Lights the best play, or leaves the player alone with it. */
export function HintSwitch({ isOn, toggle }: { isOn: boolean; toggle: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant={isOn ? 'lamp' : 'line'}
      aria-pressed={isOn}
      onClick={toggle}
      start={<Icon name="icon-[ph--lightbulb-duotone]" />}
    >
      {t('instant.table.hint')}
    </Button>
  )
}
