import type { LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import { Button, Icon, Note } from '@fairground/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLottery } from '../play/lottery-context.ts'
import type { LotteryPlay } from '../play/lottery-play.ts'

interface AboutTicketProps<Known> {
  ticketId: string
  onBack(): void
  /** What is shown of the ticket; undefined when there is nothing to show. Must be the same function at every rendering. */
  read(proof: LotteryTicketProof, play: LotteryPlay): Known | undefined
  /** Shown until the ticket is there. */
  waiting: ReactNode
  children(known: Known): ReactNode
}

/** A page about one of the player's own tickets, and the way back from it. */
export function AboutTicket<Known>({ ticketId, onBack, read, waiting, children }: AboutTicketProps<Known>) {
  const { t } = useTranslation()
  const play = useLottery()
  const [answer, setAnswer] = useState<{ known: Known | undefined }>()
  useEffect(() => {
    let isWanted = true
    void play.client.ticket(ticketId).then((told) => {
      if (isWanted) setAnswer({ known: told.ok ? read(told.value, play) : undefined })
    })
    return () => {
      isWanted = false
    }
  }, [play, ticketId, read])
  return (
    <div className="grid gap-4">
      <Button
        variant="quiet"
        onClick={onBack}
        className="justify-self-start"
        start={<Icon name="icon-[ph--arrow-left-bold]" flip />}
      >
        {t('check.back')}
      </Button>
      {!answer && waiting}
      {answer && (answer.known === undefined ? <Note tone="warn">{t('check.failed')}</Note> : children(answer.known))}
    </div>
  )
}
