import type { LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import { Skeleton } from '@fairground/ui'
import { AboutTicket } from '../tickets/about-ticket.tsx'
import { CodeCard } from './code-card.tsx'
import { codeAddress } from './ticket-code.ts'

/** The code of one of the player's own tickets. */
export const OwnCode = (props: { ticketId: string; onBack: () => void }) => (
  <AboutTicket {...props} read={codeOf} waiting={<Skeleton className="mx-auto size-65" />}>
    {(code) => <CodeCard {...code} />}
  </AboutTicket>
)

function codeOf(proof: LotteryTicketProof): { address: string; drawNo: string } | undefined {
  const address = codeAddress(location.origin, proof)
  return address === undefined ? undefined : { address, drawNo: proof.ticket.draw.drawNo }
}
