import type { LotteryTicketView } from '@fairground/contract/lottery'
import { Button, Icon, Note } from '@fairground/ui'
import { Cash, useTime } from '@fairground/vendor-ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLotteryName } from '../lib/names.ts'
import { useClosing } from '../lib/use-closing.ts'
import { OfficialNote } from '../official/official-note.tsx'
import { useLottery } from '../play/lottery-context.ts'
import { LineResult } from './line-result.tsx'
import { TicketState } from './ticket-state.tsx'

interface BoughtTicketProps {
  ticket: LotteryTicketView
  onCheck: () => void
  onCode: () => void
}

/** A ticket that was bought: what is on it, where it stands, and why each line won or did not. */
export function BoughtTicket({ ticket, onCheck, onCode }: BoughtTicketProps) {
  const { t } = useTranslation()
  const timeOf = useTime()
  const nameOf = useLotteryName()
  const play = useLottery()
  const { draw, lines, stakeMinor, payoutMinor, state } = ticket
  const rules = play.rulesOf(draw.gameId)
  const before = ticket.corrections?.find(
    ({ isBooked, beforeMinor, payoutMinor: now }) => isBooked && beforeMinor !== now,
  )
  return (
    <article className="grid gap-2.5 rounded-md bg-surface-2 p-3.5" data-ticket={ticket.ticketId}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="min-w-0">{nameOf(play.listed(draw.gameId))}</b>
        <span className="text-sm text-ink-2">{t('draw.number', { number: draw.drawNo })}</span>
        <TicketState ticket={ticket} />
        <span className="ms-auto text-xs text-ink-3">{timeOf(ticket.boughtAt)}</span>
      </header>
      <OfficialNote draw={draw} />
      <ul className="grid gap-2">
        {lines.map((line) => (
          <LineResult key={line.line} line={line} rules={rules} />
        ))}
      </ul>
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line pt-2.5 text-sm">
        <span>
          <span className="text-ink-3">{t('ticket.total')}</span> <Cash minor={BigInt(stakeMinor)} />
        </span>
        {state === 'collected' && (
          <span>
            <span className="text-ink-3">{t('tickets.paid')}</span>{' '}
            {before && <PaidBefore minor={before.beforeMinor} />}
            <Cash minor={BigInt(payoutMinor)} />
          </span>
        )}
        <span className="ms-auto flex flex-wrap gap-2">
          {state === 'presenting' && <GiveBack ticket={ticket} />}
          {ticket.receipt && (
            <>
              <Button size="sm" onClick={onCode} start={<Icon name="icon-[ph--qr-code-duotone]" />}>
                {t('code.button')}
              </Button>
              <Button size="sm" onClick={onCheck}>
                {t('check.button')}
              </Button>
            </>
          )}
        </span>
      </footer>
    </article>
  )
}

/** What it was paid at before its draw's result was corrected. */
const PaidBefore = ({ minor }: { minor: string }) => (
  <s className="text-ink-3">
    <Cash minor={BigInt(minor)} />
  </s>
)

/** Gives a ticket back until its draw closes; asked twice. */
function GiveBack({ ticket }: { ticket: LotteryTicketView }) {
  const { t } = useTranslation()
  const play = useLottery()
  const seconds = useClosing(ticket.draw.closesAt)
  const [isAsked, setIsAsked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  if (refusal !== undefined) return <Note tone="bad">{t('tickets.notBack')}</Note>
  if (seconds === 0) return null
  const giveBack = async () => {
    setIsBusy(true)
    setRefusal(await play.cancel(ticket.ticketId))
    setIsBusy(false)
  }
  if (!isAsked)
    return (
      <Button size="sm" variant="quiet" onClick={() => setIsAsked(true)}>
        {t('tickets.giveBack')}
      </Button>
    )
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="text-sm">{t('tickets.giveBackAsk')}</span>
      <Button size="sm" variant="ruby" busy={isBusy} onClick={() => void giveBack()}>
        {t('tickets.giveBack')}
      </Button>
      <Button size="sm" onClick={() => setIsAsked(false)}>
        {t('tickets.keep')}
      </Button>
    </span>
  )
}
