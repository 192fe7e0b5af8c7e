import type { SharedPastRound } from '@fairground/contract/studio'
import { sessionRounds } from '@fairground/contract/studio'
import { sideOf, type TaiXiuOutcome } from '@fairground/game-rules/games/tai-xiu'
import { Tabs } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withLetters } from '../../live/road-letters.ts'
import { BigRoad } from '../../live/roads/big-road.tsx'
import { Fitted } from '../../live/roads/fitted.tsx'
import { RoadNote } from '../../live/roads/road-note.tsx'
import { RoadTally } from '../../live/roads/road-tally.tsx'
import '../../live/roads/roads.css'
import { kindsOf } from './kinds-of.ts'
import { SumChart } from './sum-chart.tsx'
import { SumPlate } from './sum-plate.tsx'

const tabs = ['points', 'big'] as const
type Shown = (typeof tabs)[number]

/** The road of the session, with points or in runs of one side, and a chart of the last hundred rounds. */
export function TaiXiuRoads({ rounds }: { rounds: readonly SharedPastRound[] }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Shown>('points')
  const [newest] = rounds
  const firstNumber = newest ? newest.number - ((newest.number - 1) % sessionRounds) : 0
  const isSession = ({ number, chain }: SharedPastRound) => number >= firstNumber && chain.head === newest?.chain.head
  const dice = rounds.map(({ outcome }) => (outcome as unknown as TaiXiuOutcome).dice).toReversed()
  const session = dice.slice(dice.length - rounds.filter(isSession).length)
  const marks = session.map((thrown) => (sideOf(thrown) === 'tai' ? 'T' : 'X')).join('')
  const kinds = withLetters(kindsOf(t))
  const panels: Record<Shown, React.ReactNode> = {
    points: <Fitted cellPx={25}>{(columns) => <SumPlate dice={session} columns={columns} />}</Fitted>,
    big: <Fitted cellPx={25}>{(columns) => <BigRoad {...{ marks, kinds, columns }} />}</Fitted>,
  }
  return (
    <section className="road-panel" aria-label={t('live.road.roads')}>
      <div className="road-desk is-numbers tai-xiu-roads">
        <section className="road-card">
          <Tabs
            label={t('live.road.roads')}
            value={shown}
            onValueChange={setShown}
            tabs={tabs.map((value) => ({
              value,
              label: t(value === 'big' ? 'live.road.big' : 'instant.tai-xiu.road'),
              panel: panels[value],
            }))}
          />
          <div className="tai-xiu-foot">
            <RoadNote />
            <RoadTally marks={marks} kinds={kinds} />
          </div>
        </section>
        <section className="road-card">
          <header>
            <h2>{t('instant.tai-xiu.sums', { number: dice.length })}</h2>
          </header>
          <SumChart dice={dice} />
        </section>
      </div>
    </section>
  )
}
