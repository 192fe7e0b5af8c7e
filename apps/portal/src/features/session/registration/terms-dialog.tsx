import { Button, Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { TermsText } from '../terms-text.tsx'
import { useTerms } from '../use-terms.ts'

interface TermsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAgree: () => void
}

/** The terms in force, with their version; one can agree right here. */
export function TermsDialog({ open, onOpenChange, onAgree }: TermsDialogProps) {
  const { t } = useTranslation('registration')
  const found = useTerms({ enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('terms')}
      description={found.edition}
      awning="slots"
      footer={
        <Button variant="lamp" block disabled={!found.terms} onClick={onAgree}>
          {t('termsAgree')}
        </Button>
      }
    >
      <TermsText {...found} />
    </Dialog>
  )
}
