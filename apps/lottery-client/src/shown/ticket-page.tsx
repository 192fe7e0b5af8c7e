import type { ShownLotteryTicket } from '@fairground/contract/lottery-proofs'
import { Empty, Skeleton } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TicketCode } from '../code/ticket-code.ts'
import type { LotteryClient } from '../connection/lottery-client.ts'
import { ShownFrame } from './shown-frame.tsx'
import { TicketPaperShown } from './ticket-paper-shown.tsx'

interface TicketPageProps {
  code: TicketCode | undefined
  client: LotteryClient
  address: string
}

type Known = ShownLotteryTicket | 'missing' | 'failed'

/** A ticket as whoever scanned its code sees it. */
export function TicketPage({ code, client, address }: TicketPageProps) {
  const { t } = useTranslation()
  const [known, setKnown] = useState<Known | undefined>(code ? undefined : 'missing')
  useEffect(() => {
    if (!code) return
    let isWanted = true
    void client.shown(code.ticketId, code.signature).then((answer) => {
      if (!isWanted) return
      if (answer.ok) return setKnown(answer.value)
      setKnown(answer.code === 'NOT_FOUND' ? 'missing' : 'failed')
    })
    return () => {
      isWanted = false
    }
  }, [client, code])
  return (
    <main className="mx-auto grid max-w-xl gap-4 p-4 sm:py-8" data-state={typeof known === 'object' ? 'ready' : known}>
      {known === undefined && <Skeleton className="h-96 w-full" />}
      {known === 'missing' && <Empty icon="icon-[ph--ticket-duotone]" title={t('shown.missing')} />}
      {known === 'failed' && <Empty icon="icon-[ph--ticket-duotone]" title={t('check.failed')} />}
      {code && typeof known === 'object' && (
        <ShownFrame shown={known}>
          <TicketPaperShown shown={known} code={code} address={address} />
        </ShownFrame>
      )}
    </main>
  )
}
