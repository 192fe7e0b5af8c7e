import type { LotteryDeskNumbers } from '@fairground/contract/lottery-desk'
import { heatOf } from '@fairground/lottery-rules'
import { Button, Empty, Seg, Select } from '@fairground/ui'
import { DeskSum } from '@fairground/vendor-ui/staff-desk'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortDrawNo } from '../lib/names.ts'
import { useDesk, useDeskNames, useDeskState, usePlays } from './desk-context.ts'
import { NumberCard } from './number-card.tsx'
import { SetFactors } from './set-factors.tsx'

const currency = 'VND'
const steps = [0, 1, 2, 3, 4] as const
const none = 0n
const whole = 1_000
type HeatBy = 'loss' | 'stake'

/** How warm every number of a play is in a draw, and what it pays; a number is chosen to set its factor. */
export function NumbersTab() {
  const { t } = useTranslation('lottery-desk')
  const names = useDeskNames()
  const desk = useDesk()
  const plays = usePlays()
  const numbers = useDeskState((state) => state.numbers)
  const watched = useDeskState((state) => state.watched)
  const draws = useDeskState((state) => state.lottery?.draws ?? []).filter(
    ({ state }) => state === 'open' || state === 'closed',
  )
  const [chosen, setChosen] = useState<string>()
  const [by, setBy] = useState<HeatBy>('loss')
  const firstDraw = draws[0]?.drawId
  const firstPlay = plays[0]?.id
  const isOver = watched !== undefined && !draws.some(({ drawId }) => drawId === watched.drawId)
  useEffect(() => {
    if (firstDraw && firstPlay && (watched === undefined || isOver))
      void desk.watch({ currency, drawId: firstDraw, play: watched?.play ?? firstPlay })
  }, [desk, firstDraw, firstPlay, watched, isOver])
  if (!watched) return <Empty icon="icon-[ph--grid-nine-duotone]" title={t('numbers.none')} />
  const watch = (change: { drawId?: string; play?: string }) => {
    setChosen(undefined)
    void desk.watch({ ...watched, ...change })
  }
  return (
    <div className="lot-desk-numbers">
      <div className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <Select
            label={t('numbers.play')}
            value={watched.play}
            options={plays.map(({ id }) => ({ value: id, label: names.play(id) }))}
            onValueChange={(play) => watch({ play })}
          />
          <Select
            label={t('numbers.draw')}
            value={watched.drawId}
            options={draws.map(({ drawId, drawNo }) => ({ value: drawId, label: shortDrawNo(drawNo) }))}
            onValueChange={(drawId) => watch({ drawId })}
          />
        </div>
        <Seg
          size="sm"
          label={t('numbers.by')}
          value={by}
          onValueChange={setBy}
          options={(['loss', 'stake'] as const).map((value) => ({ value, label: t(`numbers.by.${value}`) }))}
        />
        <HeatMap numbers={heated(numbers, by)} chosen={chosen} onChoose={setChosen} />
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
          {t('numbers.heat')}
          {steps.map((step) => (
            <span key={step} className="heat-key" data-step={step}>
              {step + 1}
            </span>
          ))}
        </p>
        <Warmest numbers={numbers} by={by} />
      </div>
      <div className="grid content-start gap-3">
        {chosen !== undefined && <NumberCard key={`${watched.play} ${chosen}`} play={watched.play} number={chosen} />}
        <SetFactors />
      </div>
    </div>
  )
}

type Numbers = LotteryDeskNumbers['numbers']
interface HeatMapProps {
  numbers: Numbers
  chosen: string | undefined
  onChoose: (number: string) => void
}

/** By what a number would cost, as the lottery told it; or by what is staked on it, against the most of any number. */
function heated(numbers: Numbers, by: HeatBy): Numbers {
  if (by === 'loss') return numbers
  const most = numbers.reduce((high, { stakeMinor }) => (BigInt(stakeMinor) > high ? BigInt(stakeMinor) : high), none)
  return numbers.map((one) => ({ ...one, step: heatOf(BigInt(one.stakeMinor), most) }))
}

function HeatMap({ numbers, chosen, onChoose }: HeatMapProps) {
  const { t } = useTranslation('lottery-desk')
  const factors = useDeskState((state) => state.lottery?.factors ?? [])
  const watched = useDeskState((state) => state.watched)
  const drawNo = useDeskState(({ lottery }) => lottery?.draws.find(({ drawId }) => drawId === watched?.drawId)?.drawNo)
  /** What a number pays in this draw: the least that was said for it and for every draw. */
  const factorOf = (number: string) =>
    Math.min(
      whole,
      ...factors
        .filter((one) => one.play === watched?.play && one.number === number)
        .filter((one) => one.drawNo === null || one.drawNo === drawNo)
        .map(({ perMille }) => perMille),
    )
  return (
    <fieldset dir="ltr" className="heat" aria-label={t('tab.numbers')}>
      {numbers.map(({ number, step }) => {
        const factor = factorOf(number)
        return (
          <Button
            key={number}
            size="sm"
            variant="quiet"
            className="heat-number"
            data-step={step}
            data-factor={factor}
            aria-pressed={chosen === number}
            aria-label={t(factor === 0 ? 'numbers.blockedOf' : 'numbers.of', { number, step: step + 1 })}
            onClick={() => onChoose(number)}
          >
            {number}
          </Button>
        )
      })}
    </fieldset>
  )
}

/** The numbers that would cost most, or those with the highest stakes. */
function Warmest({ numbers, by }: { numbers: Numbers; by: HeatBy }) {
  const { t } = useTranslation('lottery-desk')
  const amountOf = ({ payoutMinor, stakeMinor }: Numbers[number]) =>
    by === 'stake' ? BigInt(stakeMinor) : BigInt(payoutMinor) - BigInt(stakeMinor)
  const warm = numbers
    .filter((one) => amountOf(one) > none)
    .toSorted((one, other) => (amountOf(other) > amountOf(one) ? 1 : -1))
    .slice(0, 8)
  if (warm.length === 0)
    return <p className="text-sm text-ink-2">{t(by === 'stake' ? 'numbers.unstaked' : 'numbers.cold')}</p>
  return (
    <ol className="grid gap-1 text-sm" aria-label={t('numbers.warmest')}>
      {warm.map((one) => (
        <li key={one.number} className="flex items-baseline justify-between gap-3">
          <b>{one.number}</b>
          <span>
            {t(by === 'stake' ? 'numbers.staked' : 'numbers.loss')}{' '}
            <DeskSum minor={amountOf(one).toString()} currency={currency} />
            {by === 'loss' && one.maxMinor !== null && (
              <span className="text-ink-3">
                {' / '}
                <DeskSum minor={one.maxMinor} currency={currency} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
