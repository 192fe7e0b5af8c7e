import type { LimboBet, LimboEvent } from '@fairground/game-rules/games/limbo'
import { numberFormat } from '@fairground/money'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './limbo.css'
import { Fact, RangeChoice } from '../../instant/choices.tsx'
import { type BoardProps, type ChoiceProps, type InstantScreen, lastOf } from '../../instant/instant-screen.ts'
import { useMultiplier } from '../../instant/use-multiplier.ts'
import { limboTargets } from './limbo-targets.ts'

type Fields = Pick<LimboBet, 'targetX100'>

const riseMs = 900

function Board({ fields, round, phase, isCalm }: BoardProps<Fields>) {
  const { t, i18n } = useTranslation()
  const multiplier = useMultiplier()
  const hundredths = numberFormat(i18n.language, { minimumFractionDigits: 2 })
  const risen = phase === 'asking' ? undefined : lastOf<LimboEvent>(round, 'risen')
  const shown = useRising(risen?.resultX100 ?? 100, isCalm || !risen ? 0 : riseMs)
  const isThere = risen !== undefined && shown === risen.resultX100
  const isWin = isThere ? risen.isWin : undefined
  return (
    <div className="limbo-board" data-win={isWin} data-rising={risen !== undefined && !isThere}>
      <svg viewBox="0 0 300 180" className="limbo-sky" aria-hidden="true" preserveAspectRatio="none">
        <path d="M0 176 C110 172 200 140 296 8" className="limbo-path" pathLength="1" key={round?.roundId} />
      </svg>
      <output className="limbo-number">{hundredths.format(shown / 100)}×</output>
      <div className="limbo-facts">
        <Fact label={t('instant.limbo.target')}>{multiplier(fields.targetX100 * 100)}</Fact>
        <Fact label={t('instant.chance')}>
          <Chance targetX100={fields.targetX100} />
        </Fact>
      </div>
    </div>
  )
}

function Chance({ targetX100 }: { targetX100: number }) {
  const { i18n } = useTranslation()
  const format = numberFormat(i18n.language, {
    style: 'percent',
    maximumSignificantDigits: 4,
    roundingMode: 'trunc',
  })
  return format.format(99 / targetX100)
}

/** Climbs like the multiplier does: slowly at first, and stands at the result in the end. */
function useRising(toX100: number, durationMs: number): number {
  const [shown, setShown] = useState(toX100)
  useEffect(() => {
    if (durationMs === 0) return setShown(toX100)
    const startMs = performance.now()
    let handle = requestAnimationFrame(function step(nowMs) {
      const share = Math.min((nowMs - startMs) / durationMs, 1)
      setShown(share < 1 ? Math.floor(100 * (toX100 / 100) ** share) : toX100)
      if (share < 1) handle = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(handle)
  }, [toX100, durationMs])
  return shown
}

function Controls({ fields, choose, isFixed }: ChoiceProps<Fields>) {
  const { t } = useTranslation()
  const multiplier = useMultiplier()
  return (
    <RangeChoice
      label={t('instant.limbo.target')}
      shown={multiplier(fields.targetX100 * 100)}
      min={0}
      max={limboTargets.length - 1}
      value={limboTargets.findLastIndex((target) => target <= fields.targetX100)}
      isFixed={isFixed}
      onChange={(place) => choose({ targetX100: limboTargets[place] ?? fields.targetX100 })}
    />
  )
}

export const screen: InstantScreen<Fields> = {
  rulesId: 'limbo',
  firstFields: { targetX100: 200 },
  Board,
  Controls,
  showMs: () => riseMs + 150,
  isOneStep: true,
}
