import { useTranslation } from 'react-i18next'
import { useGame } from '../components/game-context.ts'
import { LineGrid } from './line-grid.tsx'
import { Part } from './part.tsx'

/** Every line of a game that has lines. */
export function LinesPart() {
  const { t } = useTranslation()
  const { lines, grid } = useGame().machine.model
  if (lines.length === 0) return null
  return (
    <Part title={t('pay.lines', { count: lines.length })}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-x-3 gap-y-3.5">
        {lines.map((rows, index) => (
          <LineGrid
            key={rows.join('')}
            rows={rows}
            rowCount={grid.rows}
            name={t('pay.lineName', { line: index + 1 })}
            number={index + 1}
          />
        ))}
      </ol>
    </Part>
  )
}
