import { Dialog } from '@fairground/ui'
import '@fairground/ui/styles/mono.css'
import { useTranslation } from 'react-i18next'
import { useFrame } from '../components/frame-context.ts'
import { wordsOf } from '../shared/words-of.ts'
import { SeedsInUse } from './seeds-in-use.tsx'
import { VerifyTicket } from './verify-ticket.tsx'

export interface FairnessDialogProps {
  open: boolean
  onClose: () => void
  /** The round to check; absent: only the seeds are shown. */
  roundId: string | undefined
}

/** What locks the results, and the check of one round. */
export function FairnessDialog({ open, onClose, roundId }: FairnessDialogProps) {
  const { t } = useTranslation()
  const { opened } = useFrame()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('fair.title')}
      titleLook="poster"
      description={t(opened.kind === 'shared' ? wordsOf(opened.rulesId).fair : 'fair.text')}
    >
      <div className="grid gap-5">
        {roundId && <VerifyTicket key={roundId} roundId={roundId} />}
        {opened.kind !== 'shared' && <SeedsInUse />}
      </div>
    </Dialog>
  )
}
