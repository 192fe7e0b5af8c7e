import { Dialog } from '@fairground/ui'
import '@fairground/ui/styles/mono.css'
import { useTranslation } from 'react-i18next'
import { type FairPlay, FairPlayContext } from './fair-play.ts'
import { SeedsInUse } from './seeds-in-use.tsx'
import { VerifyTicket } from './verify-ticket.tsx'

export interface FairnessDialogProps {
  open: boolean
  onClose: () => void
  /** The round to check; absent: only the seeds are shown. */
  roundId: string | undefined
  fair: FairPlay
}

/** What locks the results, and the check of one round. */
export function FairnessDialog({ open, onClose, roundId, fair }: FairnessDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('fair.title')}
      titleLook="poster"
      description={fair.text}
    >
      <FairPlayContext value={fair}>
        <div className="grid gap-5">
          {roundId && <VerifyTicket key={roundId} roundId={roundId} />}
          {fair.hasSeeds && <SeedsInUse />}
        </div>
      </FairPlayContext>
    </Dialog>
  )
}
