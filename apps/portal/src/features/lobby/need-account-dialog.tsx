import { Button, ButtonLink, Dialog, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

export interface NeedAccountDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** A trial account wants what only a real one may. */
export function NeedAccountDialog({ open, onOpenChange }: NeedAccountDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('lobby.needAccountTitle')}
      titleLook="plain"
      phone="center"
      footer={
        <>
          <Button variant="line" onClick={() => onOpenChange(false)}>
            {t('lobby.keepTrying')}
          </Button>
          <ButtonLink variant="lamp" href="/register">
            {t('in_increase_submit')}
          </ButtonLink>
        </>
      }
    >
      <p className="flex items-start gap-3 text-ink-2">
        <Icon name="icon-[ph--info-duotone]" className="shrink-0 text-2xl text-blue-ink" />
        <span className="min-w-0 flex-1">{t('in_need_true_account')}</span>
      </p>
    </Dialog>
  )
}
