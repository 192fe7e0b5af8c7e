import {
  bigRoad,
  type Colour,
  type DerivedRoad,
  derivedInSight,
  derivedRoad,
  derivedRoads,
} from '@fairground/game-rules/tables'
import { cx } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { cell, Paper } from './paper.tsx'
import type { RoadProps, RoadSide } from './road-kind.ts'
import { DerivedMark } from './road-marks.tsx'
import { resultsOf } from './road-model.ts'
import { useTold } from './use-told.ts'

interface DerivedRoadsProps extends RoadProps {
  columns: number
  next?: RoadSide | undefined
}

/** How regular the big road is, seen one, two and three columns back. */
export const DerivedRoads = (props: DerivedRoadsProps) => (
  <div className="road-derived">
    {derivedRoads.map((road) => (
      <Derived key={road} road={road} {...props} />
    ))}
  </div>
)

function Derived({ road, marks, kinds, columns, next }: DerivedRoadsProps & { road: DerivedRoad }) {
  const { t } = useTranslation()
  const told = useTold()
  const results = resultsOf(marks, kinds)
  const words: Record<Colour, string> = { red: t('live.road.red'), blue: t('live.road.blue') }
  const came = derivedRoad(bigRoad(results), road).map((colour) => words[colour])
  return (
    <Paper
      columns={columns}
      label={told(t(`live.road.${road}`), { words: came, order: Object.values(words) })}
      className="is-derived"
    >
      {derivedInSight(results, road, columns, next).map(({ column, row, isNext, cell: colour }) => (
        <g
          key={`${column}:${row}`}
          className={cx(isNext && 'is-next')}
          transform={`translate(${column * cell} ${row * cell})`}
        >
          <DerivedMark road={road} colour={colour} />
        </g>
      ))}
    </Paper>
  )
}
