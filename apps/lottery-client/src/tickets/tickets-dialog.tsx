import { Button, Dialog, Empty } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TicketCheck } from '../check/ticket-check.tsx'
import { OwnCode } from '../code/own-code.tsx'
import { useLottery, useLotteryState } from '../play/lottery-context.ts'
import { BoughtTicket } from './bought-ticket.tsx'

/** The player's tickets, the latest first, and the check and the code of one of them. */
export function TicketsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const play = useLottery()
  const tickets = useLotteryState((state) => state.tickets)
  const hasMore = useLotteryState((state) => state.hasMoreTickets)
  const [looked, setLooked] = useState<{ ticketId: string; at: 'check' | 'code' }>()
  const back = () => setLooked(undefined)
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} width="wide" title={t('history')}>
      {looked?.at === 'check' && <TicketCheck ticketId={looked.ticketId} onBack={back} />}
      {looked?.at === 'code' && <OwnCode ticketId={looked.ticketId} onBack={back} />}
      {!looked && (
        <div className="grid gap-3">
          {tickets.length === 0 && (
            <Empty icon="icon-[ph--ticket-duotone]" title={t('tickets.empty')} text={t('tickets.emptyText')} />
          )}
          {tickets.map((ticket) => (
            <BoughtTicket
              key={ticket.ticketId}
              ticket={ticket}
              onCheck={() => setLooked({ ticketId: ticket.ticketId, at: 'check' })}
              onCode={() => setLooked({ ticketId: ticket.ticketId, at: 'code' })}
            />
          ))}
          {hasMore && (
            <Button onClick={() => void play.moreTickets()} className="justify-self-center">
              {t('tickets.more')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  )
}
