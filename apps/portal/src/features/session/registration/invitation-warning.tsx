import { Button, Dialog, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'

interface InvitationWarningProps {
  open: boolean
  /** Nobody registers here without an invitation. */
  isNeeded: boolean
  onClose: () => void
}

/** The popup of a code that opens nothing; the form behind it stays as it was. */
export function InvitationWarning({ open, isNeeded, onClose }: InvitationWarningProps) {
  const { t } = useTranslation('registration')
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('invitationTitle')}
      phone="center"
      footer={
        <Button variant="lamp" block onClick={onClose}>
          {t('invitationClose')}
        </Button>
      }
    >
      <div className="flex items-start gap-3.5">
        <Icon name="icon-[ph--warning-circle-duotone]" className="text-4xl text-warn-ink" />
        <p className="text-ink-2">{t(isNeeded ? 'invitationNeeded' : 'invitationText')}</p>
      </div>
    </Dialog>
  )
}
