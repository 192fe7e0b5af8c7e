import { useTranslation } from 'react-i18next'
import { WarningDialog } from '../../../components/warning-dialog.tsx'

interface InvitationWarningProps {
  open: boolean
  /** Nobody registers here without an invitation. */
  isNeeded: boolean
  onClose: () => void
}

/** The popup of a code that opens nothing. */
export function InvitationWarning({ open, isNeeded, onClose }: InvitationWarningProps) {
  const { t } = useTranslation('registration')
  return (
    <WarningDialog
      open={open}
      title={t('invitationTitle')}
      text={t(isNeeded ? 'invitationNeeded' : 'invitationText')}
      confirm={t('invitationClose')}
      onClose={onClose}
    />
  )
}
