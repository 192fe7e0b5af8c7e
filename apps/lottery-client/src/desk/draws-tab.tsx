import type { LotteryDeskDraw } from '@fairground/contract/lottery-desk'
import { Button, Empty, StatusChip } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { AskWithReason, DeskSum } from '@fairground/vendor-ui/staff-desk'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'
import { useDesk, useDeskNames, useDeskState } from './desk-context.ts'
import { StakesChart } from './stakes-chart.tsx'

const tones = { open: 'info', closed: 'wait', drawn: 'wait', settled: 'ok', void: 'bad' } as const

/** The calendar of a lottery: what is on sale, what waits, what was; a draw is called off by two people. */
export function DrawsTab() {
  const { t } = useTranslation('lottery-desk')
  const desk = useDesk()
  const draws = useDeskState((state) => state.lottery?.draws ?? [])
  const isBusy = useDeskState((state) => state.isBusy)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-180 text-sm text-ink-2">{t('draws.about')}</p>
        <Button size="sm" variant="line" busy={isBusy} onClick={() => void desk.act({ act: 'run' })}>
          {t('draws.run')}
        </Button>
      </div>
      <StakesChart draws={draws} />
      {draws.length === 0 && <Empty icon="icon-[ph--calendar-blank-duotone]" title={t('draws.none')} />}
      <ul className="grid gap-2">
        {draws.map((draw) => (
          <DrawRow key={draw.drawId} draw={draw} />
        ))}
      </ul>
    </div>
  )
}

function DrawRow({ draw }: { draw: LotteryDeskDraw }) {
  const { t } = useTranslation('lottery-desk')
  const time = useTime()
  const names = useDeskNames()
  const { drawId, drawNo, state, closesAt, tickets, money, voidCause } = draw
  return (
    <li className="staff-desk-row" data-draw={drawId} data-state={state}>
      <div className="min-w-36">
        <b title={drawNo}>
          <bdi>{shortDrawNo(drawNo)}</bdi>
        </b>
        <span className="block text-xs text-ink-3">{t('draws.closes', { time: time(closesAt) })}</span>
      </div>
      <StatusChip tone={tones[state]}>{t(`state.${state}`)}</StatusChip>
      <div className="min-w-40 flex-1 text-sm">
        {t('draws.tickets', { count: tickets })}
        {money.map(({ currency, stakesMinor, paidMinor, worst }) => (
          <span key={currency} className="block text-xs text-ink-2">
            {t('draws.stakes')} <DeskSum minor={stakesMinor} currency={currency} /> · {t('draws.paid')}{' '}
            <DeskSum minor={paidMinor} currency={currency} />
            {worst && (state === 'open' || state === 'closed') && (
              <>
                {' · '}
                {t('draws.worst', { play: names.play(worst.play), number: worst.number })}{' '}
                <DeskSum minor={worst.lossMinor} currency={currency} />
              </>
            )}
          </span>
        ))}
        <DoneSteps draw={draw} />
        {voidCause !== null && (
          <span className="block text-xs text-ink-3">{t('draws.cause', { cause: voidCause })}</span>
        )}
      </div>
      {(state === 'open' || state === 'closed') && <CallOff drawId={drawId} />}
    </li>
  )
}

const steps = ['closed', 'drawn', 'settled'] as const

/** When the draw was closed, drawn and settled: the log of its run. */
function DoneSteps({ draw: { state, done } }: { draw: LotteryDeskDraw }) {
  const { t } = useTranslation('lottery-desk')
  const time = useTime()
  const shown = steps.flatMap((step) => {
    const at = done[step]
    return at === null ? [] : [{ step, at, word: t(`state.${step === 'settled' ? state : step}`) }]
  })
  if (shown.length === 0) return null
  return (
    <ol className="flex flex-wrap gap-x-3 text-xs text-ink-3">
      {shown.map(({ step, at, word }) => (
        <li key={step} data-step={step}>
          {word} <time dateTime={at}>{time(at)}</time>
        </li>
      ))}
    </ol>
  )
}

function CallOff({ drawId }: { drawId: string }) {
  const { t } = useTranslation('lottery-desk')
  const desk = useDesk()
  const mayAsk = useDeskState(({ view }) => view.me.rights.includes('supervise'))
  if (!mayAsk) return null
  return <AskWithReason label={t('draws.callOff')} onAsk={(reason) => desk.act({ act: 'ask-void', drawId, reason })} />
}
