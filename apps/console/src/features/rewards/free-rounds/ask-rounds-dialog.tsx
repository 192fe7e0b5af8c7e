import type { FreeRoundGrant } from '@fairground/contract'
import { Dialog } from '@fairground/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AskRoundsForm } from './ask-rounds-form.tsx'

type AskRoundsDialogProps = {
  open: boolean
  /** Stands in the first box. */
  member: string
  onClose: () => void
  onDone: (grant: FreeRoundGrant) => void
}

/** Asks for free rounds; another person has to say yes before the vendor is told. */
export function AskRoundsDialog({ open, onClose, ...form }: AskRoundsDialogProps) {
  const { t } = useTranslation()
  const box = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('freeRounds.ask')}
      description={t('freeRounds.askText')}
      phone="center"
      awning="mint"
      initialFocus={box}
    >
      <AskRoundsForm {...form} onClose={onClose} box={box} />
    </Dialog>
  )
}
