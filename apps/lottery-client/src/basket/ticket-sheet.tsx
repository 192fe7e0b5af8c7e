import { Dialog } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { TicketPaper } from './ticket-paper.tsx'

interface TicketSheetProps {
  open: boolean
  onClose: () => void
  onTickets: () => void
}

/** The ticket on a phone: a sheet over the pad. */
export function TicketSheet({ open, onClose, onTickets }: TicketSheetProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} phone="bottom" title={t('ticket.title')}>
      <TicketPaper
        isTitled
        onTickets={() => {
          onClose()
          onTickets()
        }}
      />
    </Dialog>
  )
}
