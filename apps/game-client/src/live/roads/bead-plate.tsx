import { useTranslation } from 'react-i18next'
import { cell, Paper } from './paper.tsx'
import type { RoadProps } from './road-kind.ts'
import { beadsInSight, kindsOfMarks } from './road-model.ts'
import { useTold } from './use-told.ts'

/** Every round in the order it came, with the letter of what it came to. */
export function BeadPlate({ marks, kinds, columns }: RoadProps & { columns: number }) {
  const { t } = useTranslation()
  const told = useTold()
  const labels = (given: RoadProps['kinds']) => given.map(({ label }) => label)
  return (
    <Paper
      columns={columns}
      label={told(t('live.road.bead'), { words: labels(kindsOfMarks(marks, kinds)), order: labels(kinds) })}
    >
      {beadsInSight(marks, kinds, columns).map(({ column, row, cell: kind }) => (
        <g key={`${column}:${row}`} transform={`translate(${column * cell} ${row * cell})`}>
          <circle className="road-dot" data-tone={kind.tone} cx="5" cy="5" r="4.1" />
          <text className="road-letter" data-tone={kind.tone} x="5" y="6.55">
            {kind.letter}
          </text>
        </g>
      ))}
    </Paper>
  )
}
