import { Button } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

interface SaveFootProps {
  isChanged: boolean
  /** Whether what is changed can be saved as it is. */
  isWhole?: boolean
  isBusy: boolean
  onDiscard: () => void
  onSave: () => void
}

/** Under what is being changed: back to what is saved, or save. */
export function SaveFoot({ isChanged, isWhole = true, isBusy, onDiscard, onSave }: SaveFootProps) {
  const { t } = useTranslation()
  return (
    <div className="flex gap-2">
      <Button variant="line" size="lg" className="flex-1" disabled={!isChanged || isBusy} onClick={onDiscard}>
        {t('methods.discard')}
      </Button>
      <Button
        variant="lamp"
        size="lg"
        className="flex-1"
        disabled={!isChanged || !isWhole}
        busy={isBusy}
        onClick={onSave}
      >
        {t('methods.save')}
      </Button>
    </div>
  )
}
