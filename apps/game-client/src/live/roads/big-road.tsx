import { bigRoadInSight } from '@fairground/game-rules/tables'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { cell, Paper } from './paper.tsx'
import type { RoadProps, RoadSide } from './road-kind.ts'
import { Ring } from './road-marks.tsx'
import { kindsOfMarks } from './road-model.ts'
import { useTold } from './use-told.ts'

interface BigRoadProps extends RoadProps {
  columns: number
  /** Where this side would be drawn if it came next. */
  next?: RoadSide | undefined
}

/** A column for each run of one side; ties are a slash on the cell before them. */
export function BigRoad({ marks, kinds, columns, next }: BigRoadProps) {
  const { t } = useTranslation()
  const told = useTold()
  const came = kindsOfMarks(marks, kinds)
  const labels = (given: RoadProps['kinds']) => given.map(({ label }) => label)
  const cells = bigRoadInSight(
    came.map(({ side }) => side),
    columns,
    next,
  )
  return (
    <Paper columns={columns} label={told(t('live.road.big'), { words: labels(came), order: labels(kinds) })}>
      {cells.map(({ column, row, isNext, cell: { side, ties } }) => (
        <g
          key={`${column}:${row}`}
          className={cx(isNext && 'is-next')}
          transform={`translate(${column * cell} ${row * cell})`}
        >
          <Ring tone={side === 'a' ? 'red' : 'blue'} />
          {ties > 0 && <path className="road-tie" d="M1.4 8.6 8.6 1.4" />}
          {ties > 1 && (
            <text className="road-ties" x="9.6" y="9.6">
              {ties}
            </text>
          )}
        </g>
      ))}
    </Paper>
  )
}
