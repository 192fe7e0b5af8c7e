import type { LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import { Button, Skeleton } from '@fairground/ui'
import { saveFile } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { OfficialNote } from '../official/official-note.tsx'
import { ResultSource } from '../official/result-source.tsx'
import type { LotteryPlay } from '../play/lottery-play.ts'
import { AboutTicket } from '../tickets/about-ticket.tsx'
import { type Checked, checkTicket } from './check-draw.ts'
import { CheckList } from './check-list.tsx'
import { ticketProof } from './proof-file.ts'
import { RecordFacts } from './record-facts.tsx'

interface Known {
  proof: LotteryTicketProof
  file: object | undefined
  list: readonly Checked[]
}

/** Everything about one ticket that its owner can check alone. */
export const TicketCheck = (props: { ticketId: string; onBack: () => void }) => (
  <AboutTicket {...props} read={checked} waiting={<Skeleton className="h-60 w-full" />}>
    {(known) => <Proof {...known} />}
  </AboutTicket>
)

function checked(proof: LotteryTicketProof, play: LotteryPlay): Known {
  const rules = play.rulesOf(proof.ticket.draw.gameId)
  const { receiptKey } = play
  return { proof, file: ticketProof(rules, proof, receiptKey), list: checkTicket({ rules, proof, receiptKey }) }
}

function Proof({ proof, file, list }: Known) {
  const { t } = useTranslation()
  const { ticket, record, resultRecord } = proof
  const { leafHash = '', signature = '' } = ticket.receipt ?? {}
  return (
    <>
      <OfficialNote draw={ticket.draw} />
      <CheckList list={list} />
      {ticket.receipt && (
        <dl className="min-w-0 text-xs">
          <dt className="text-ink-3">{t('check.leaf')}</dt>
          <dd dir="ltr" className="font-mono break-all">
            {leafHash}
          </dd>
          <dt className="mt-2 text-ink-3">{t('check.signature')}</dt>
          <dd dir="ltr" className="font-mono break-all">
            {signature}
          </dd>
        </dl>
      )}
      {record && <RecordFacts record={record} />}
      {resultRecord && <ResultSource record={resultRecord} />}
      {file && (
        <Button
          className="justify-self-start"
          onClick={() => saveFile(`${ticket.ticketId}.json`, 'application/json', JSON.stringify(file, null, 2))}
        >
          {t('fair.proof')}
        </Button>
      )}
    </>
  )
}
