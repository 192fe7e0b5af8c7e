import type { LotteryTicketProof } from '@fairground/contract/lottery-proofs'
import { Button, Icon, Note, Skeleton } from '@fairground/ui'
import { saveFile } from '@fairground/vendor-ui'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OfficialNote } from '../official/official-note.tsx'
import { ResultSource } from '../official/result-source.tsx'
import { useLottery } from '../play/lottery-context.ts'
import { type Checked, checkTicket } from './check-draw.ts'
import { CheckList } from './check-list.tsx'
import { ticketProof } from './proof-file.ts'
import { RecordFacts } from './record-facts.tsx'

type Known = { proof: LotteryTicketProof; file: object | undefined; list: readonly Checked[] }

/** Everything about one ticket that its owner can check alone. */
export function TicketCheck({ ticketId, onBack }: { ticketId: string; onBack: () => void }) {
  const { t } = useTranslation()
  const play = useLottery()
  const [known, setKnown] = useState<Known | 'failed'>()
  useEffect(() => {
    let isWanted = true
    void play.client.ticket(ticketId).then((answer) => {
      if (!isWanted) return
      if (!answer.ok) return setKnown('failed')
      const rules = play.rulesOf(answer.value.ticket.draw.gameId)
      const { receiptKey } = play
      const proof = answer.value
      setKnown({ proof, file: ticketProof(rules, proof, receiptKey), list: checkTicket({ rules, proof, receiptKey }) })
    })
    return () => {
      isWanted = false
    }
  }, [play, ticketId])
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
      {known === undefined && <Skeleton className="h-60 w-full" />}
      {known === 'failed' && <Note tone="warn">{t('check.failed')}</Note>}
      {known !== undefined && known !== 'failed' && <Proof {...known} />}
    </div>
  )
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
