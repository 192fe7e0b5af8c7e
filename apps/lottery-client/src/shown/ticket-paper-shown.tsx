import type { ShownLotteryTicket } from '@fairground/contract/lottery-proofs'
import { findLottery, type Lottery } from '@fairground/lottery-rules'
import { Button, Icon, Perforation, StatusChip, Ticket } from '@fairground/ui'
import { Cash, useGameName, useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { checkTicket } from '../check/check-draw.ts'
import { CheckList } from '../check/check-list.tsx'
import { RecordFacts } from '../check/record-facts.tsx'
import { CodeCard } from '../code/code-card.tsx'
import { checkCode, type TicketCode } from '../code/ticket-code.ts'
import { boardOf, headlineOf } from '../lib/result.ts'
import { OfficialNote } from '../official/official-note.tsx'
import { Board } from '../results/board.tsx'
import { LineResult } from '../tickets/line-result.tsx'
import { TicketState } from '../tickets/ticket-state.tsx'

interface TicketPaperShownProps {
  shown: ShownLotteryTicket
  code: TicketCode
  address: string
}

/** Numbers, draw, state and prize of a ticket, and what this browser can check of it alone. */
export function TicketPaperShown({ shown, code, address }: TicketPaperShownProps) {
  const { t } = useTranslation()
  const timeOf = useTime()
  const name = useGameName()
  const { ticket } = shown
  const { draw } = ticket
  const rules = findLottery(shown.rulesId)
  return (
    <>
      <Ticket
        as="article"
        head={
          <div className="grid gap-1">
            <h1 className="poster text-2xl">{name}</h1>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
              <bdi>{t('draw.number', { number: draw.drawNo })}</bdi>
              <TicketState ticket={ticket} />
              {shown.isTrial && <StatusChip tone="lamp">{t('demo')}</StatusChip>}
            </p>
            <p className="text-xs text-ink-3">{t('shown.draws', { time: timeOf(draw.drawsAt) })}</p>
            <OfficialNote draw={draw} />
          </div>
        }
      >
        <ul className="grid gap-2 px-5 py-4" data-ticket={ticket.ticketId}>
          {rules && ticket.lines.map((line) => <LineResult key={line.line} line={line} rules={rules} />)}
        </ul>
        <Perforation />
        <Sums ticket={ticket} />
      </Ticket>
      {rules && <Result rules={rules} draw={draw} />}
      {rules && <Checks shown={shown} rules={rules} code={code} />}
      <section className="grid gap-4 rounded-lg bg-surface-1 p-5 shadow-1">
        <CodeCard address={address} drawNo={draw.drawNo} />
        <Button
          className="justify-self-center print:hidden"
          onClick={() => print()}
          start={<Icon name="icon-[ph--printer-duotone]" />}
        >
          {t('code.print')}
        </Button>
      </section>
    </>
  )
}

function Sums({ ticket: { state, stakeMinor, payoutMinor } }: Pick<ShownLotteryTicket, 'ticket'>) {
  const { t } = useTranslation()
  return (
    <dl className="grid gap-1.5 px-5 py-4 text-sm">
      <div className="flex justify-between gap-3">
        <dt className="text-ink-2">{t('ticket.total')}</dt>
        <dd>
          <Cash minor={BigInt(stakeMinor)} />
        </dd>
      </div>
      {state === 'collected' && (
        <div className="flex justify-between gap-3 text-lg font-semibold">
          <dt>{t('tickets.paid')}</dt>
          <dd>
            <Cash minor={BigInt(payoutMinor)} />
          </dd>
        </div>
      )}
    </dl>
  )
}

function Result({ rules, draw }: { rules: Lottery; draw: ShownLotteryTicket['ticket']['draw'] }) {
  const { t } = useTranslation()
  const groups = boardOf(rules, draw)
  if (groups.length === 0) return null
  return (
    <section className="grid gap-3 rounded-lg bg-surface-1 p-5 shadow-1">
      <h2 className="font-bold">{t('results.title')}</h2>
      <Board groups={groups} headId={headlineOf(rules, draw)?.id} />
    </section>
  )
}

/** A ticket that was given back has no receipt any more: there is nothing to hold it against. */
function Checks({ shown, rules, code }: { shown: ShownLotteryTicket; rules: Lottery; code: TicketCode }) {
  const { t } = useTranslation()
  if (!shown.ticket.receipt) return null
  const list = [...checkTicket({ rules, proof: shown, receiptKey: shown.receiptKey }), ...checkCode(code, shown)]
  return (
    <section className="grid gap-3 rounded-lg bg-surface-1 p-5 shadow-1">
      <h2 className="font-bold">{t('check.button')}</h2>
      <CheckList list={list} />
      {shown.record && <RecordFacts record={shown.record} />}
    </section>
  )
}
