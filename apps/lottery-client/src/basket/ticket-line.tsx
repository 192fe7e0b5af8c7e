import { Button, IconButton, Note, Stepper } from '@fairground/ui'
import { Cash } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useBetNames, useFigure } from '../lib/names.ts'
import { leastAnte } from '../pad/least-ante.ts'
import { antes, nextAnte } from '../pad/stake.ts'
import { factorOf, factorWhole, type PricedLine, plainGross, topGross } from '../play/line.ts'
import { useLottery, useLotteryState, useTerms } from '../play/lottery-context.ts'
import { PickedNumbers } from './picked-numbers.tsx'

interface TicketLineProps {
  priced: PricedLine
  /** Code of the refusal that this line was the reason of. */
  refusal: string | undefined
}

/** A bet on the ticket: its numbers, its odds, its stake, and what one win pays. */
export function TicketLine({ priced, refusal }: TicketLineProps) {
  const { t } = useTranslation()
  const lottery = useLottery()
  const figure = useFigure()
  const { id: rulesId } = lottery.rulesOf(useLotteryState((state) => state.viewedId))
  const { play: playName } = useBetNames(rulesId)
  const terms = useTerms()
  const { line, play, keys, bets, winMinor } = priced
  const name = playName(line.play)
  const stake = (by: 1 | -1) => lottery.changeLine(line.id, { unitMinor: nextAnte(line.unitMinor, by) })
  return (
    <li className="tline py-3">
      <div className="flex items-center gap-2">
        <b className="min-w-0 flex-1">{name}</b>
        <IconButton
          size="sm"
          label={t('ticket.remove', { name })}
          icon="icon-[ph--x-bold]"
          className="-me-1.5"
          onClick={() => lottery.removeLine(line.id)}
        />
      </div>
      {play.shape.kind !== 'none' && <PickedNumbers selection={line.selection} keys={keys} />}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="text-ink-3">
          {t('odds.pays', { gross: figure(plainGross(topGross(play, { keys, terms }))) })}
        </span>
        <Stepper
          size="sm"
          label={t('add.stake')}
          onDecrease={() => stake(-1)}
          onIncrease={() => stake(1)}
          canDecrease={line.unitMinor > leastAnte(rulesId, play.tab)}
          canIncrease={line.unitMinor < (antes.at(-1) ?? line.unitMinor)}
        >
          <Cash minor={line.unitMinor} />
        </Stepper>
      </div>
      <div className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
        <span dir="ltr" className="tabular-nums">
          {figure(bets)} × {play.costUnits > 1 && `${play.costUnits} × `}
          <Cash minor={line.unitMinor} />
        </span>
        <span>
          {t('ticket.win')} <Cash minor={winMinor} />
        </span>
      </div>
      {line.factor < factorWhole && (
        <p className="mt-1 text-xs text-ink-2">{t('pad.factor', { percent: line.factor / 10 })}</p>
      )}
      {refusal !== undefined && <Refusal priced={priced} code={refusal} />}
    </li>
  )
}

/** Why the ticket was not sold, at the line that is the reason; a new factor can be taken. */
function Refusal({ priced: { line, keys }, code }: { priced: PricedLine; code: string }) {
  const { t } = useTranslation()
  const lottery = useLottery()
  const factors = useLotteryState(({ draws }) => draws.factors)
  const drawNos = useLotteryState(({ draws }) => draws.open)
    .slice(
      0,
      useLotteryState(({ plan }) => plan.draws),
    )
    .map(({ drawNo }) => drawNo)
  const factor = factorOf(factors, { play: line.play, keys, drawNos })
  const canTake = code === 'FACTOR_CHANGED' && factor > 0 && factor !== line.factor
  return (
    <Note
      tone="bad"
      isLive
      className="mt-2"
      action={
        canTake && (
          <Button size="sm" onClick={() => lottery.changeLine(line.id, { factor })}>
            {t('ticket.takeFactor')}
          </Button>
        )
      }
    >
      {t(`refusedLine.${code}`)}
      {canTake && ` ${t('pad.factor', { percent: factor / 10 })}`}
    </Note>
  )
}
