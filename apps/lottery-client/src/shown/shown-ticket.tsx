import { FrameRoot } from '@fairground/vendor-ui'
import type { i18n } from 'i18next'
import { readCode } from '../code/ticket-code.ts'
import { createLotteryClient } from '../connection/lottery-client.ts'
import { TicketPage } from './ticket-page.tsx'

/** The page that the code of a ticket opens: no session, no frame, nothing to play. */
export function ShownTicket({ i18n }: { i18n: i18n }) {
  const code = readCode(location)
  const client = createLotteryClient()
  return (
    <FrameRoot i18n={i18n}>
      <TicketPage code={code} client={client} address={location.href} />
    </FrameRoot>
  )
}
