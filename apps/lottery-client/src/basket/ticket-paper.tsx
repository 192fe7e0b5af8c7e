import { Button, Empty, Icon, Note, Perforation, StatusChip, Ticket } from '@fairground/ui'
import { Cash, useCashText, useTime } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { limitMinorOf } from '../lib/limit-amount.ts'
import { shortDrawNo } from '../lib/names.ts'
import { planCost, planOf } from '../plan/plan.ts'
import { PlanCard } from '../plan/plan-card.tsx'
import { none, type PricedLine, priceLine, totalOf } from '../play/line.ts'
import { useLottery, useLotteryState, useTerms } from '../play/lottery-context.ts'
import { TicketLine } from './ticket-line.tsx'

interface TicketPaperProps {
  onTickets: () => void
  /** In a window that has the title already. */
  isTitled?: boolean
}

/** The ticket that is being filled in: its lines, what it costs and what can be lost, and the way to buy it. */
export function TicketPaper({ onTickets, isTitled = false }: TicketPaperProps) {
  const { t } = useTranslation()
  const play = useLottery()
  const lines = useLotteryState((state) => state.lines)
  const refused = useLotteryState((state) => state.refused)
  const rules = play.rulesOf(useLotteryState((state) => state.viewedId))
  const terms = useTerms()
  const priced = lines.flatMap((line) => priceLine(rules, line, terms) ?? [])
  return (
    <Ticket
      head={
        <div className="flex items-center gap-3">
          {!isTitled && <h2 className="poster min-w-0 flex-1 text-xl">{t('ticket.title')}</h2>}
          <StatusChip tone="lamp">{t('ticket.lines', { lines: lines.length })}</StatusChip>
        </div>
      }
    >
      {lines.length === 0 ? (
        <Bought onTickets={onTickets} />
      ) : (
        <>
          <ul className="px-5 py-1">
            {priced.map((one, index) => (
              <TicketLine key={one.line.id} priced={one} refusal={refused?.line === index ? refused.code : undefined} />
            ))}
          </ul>
          <Perforation />
          <Totals lines={priced} />
        </>
      )}
    </Ticket>
  )
}

/** An empty ticket, or what was bought with the last one. */
function Bought({ onTickets }: { onTickets: () => void }) {
  const { t } = useTranslation()
  const bought = useLotteryState((state) => state.bought)
  if (bought.length === 0)
    return <Empty icon="icon-[ph--ticket-duotone]" title={t('ticket.empty')} text={t('ticket.emptyText')} />
  return (
    <Empty
      icon="icon-[ph--check-circle-duotone]"
      title={t('ticket.bought', { tickets: bought.length })}
      action={<Button onClick={onTickets}>{t('history')}</Button>}
    />
  )
}

function Totals({ lines }: { lines: readonly PricedLine[] }) {
  const { t } = useTranslation()
  const play = useLottery()
  const cash = useCashText()
  const plan = useLotteryState((state) => state.plan)
  const progress = useLotteryState((state) => state.progress)
  const isBuying = useLotteryState(({ phase }) => phase === 'buying')
  const refused = useLotteryState((state) => state.refused)
  const multiples = planOf(plan)
  const totalMinor = multiples && planCost(multiples, totalOf(lines))
  const isStopRead = plan.draws === 1 || limitMinorOf(plan.stopAt, play.opened.currency) !== undefined
  return (
    <div className="grid gap-3 px-5 pt-3.5 pb-5">
      <PlanCard lines={lines} />
      <dl className="grid gap-1.5 text-sm">
        <div className="flex justify-between gap-3">
          <dt className="text-ink-2">{t('ticket.total')}</dt>
          <dd className="font-semibold">
            <Cash minor={totalMinor ?? none} />
          </dd>
        </div>
        <div className="flex justify-between gap-3">
          <dt className="text-ink-2">{t('ticket.worst')}</dt>
          <dd>
            <Cash minor={-(totalMinor ?? none)} signed />
          </dd>
        </div>
      </dl>
      {refused && refused.line === undefined && (
        <Note tone="bad" isLive>
          {t(`refusedLine.${refused.code}`)}
        </Note>
      )}
      <Button
        variant="lamp"
        size="lg"
        block
        busy={isBuying}
        disabled={totalMinor === undefined || !isStopRead}
        guardMs={1_000}
        onClick={() => void play.buy()}
      >
        {t('ticket.buy', { amount: cash(totalMinor ?? none) })}
      </Button>
      {progress && progress.of > 1 && (
        <p role="status" className="text-center text-xs text-ink-2">
          {t('ticket.progress', { done: progress.done, all: progress.of })}
        </p>
      )}
      <CloseNote />
    </div>
  )
}

function CloseNote() {
  const { t } = useTranslation()
  const timeOf = useTime()
  const next = useLotteryState(({ draws }) => draws.open[0])
  if (!next) return null
  return (
    <p className="flex gap-1.5 text-xs text-ink-3">
      <Icon name="icon-[ph--lock-simple]" className="mt-0.5" />
      {t('ticket.note', { number: shortDrawNo(next.drawNo), time: timeOf(next.closesAt) })}
    </p>
  )
}
