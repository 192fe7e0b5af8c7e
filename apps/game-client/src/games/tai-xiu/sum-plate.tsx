import { sideOf, totalOf } from '@fairground/game-rules/games/tai-xiu'
import { roadRows } from '@fairground/game-rules/tables'
import { useTranslation } from 'react-i18next'
import { cell, Paper } from '../../live/roads/paper.tsx'

/** Every round of the session with its points, column after column; red is over, blue under. */
export function SumPlate({ dice, columns }: { dice: readonly (readonly number[])[]; columns: number }) {
  const { t } = useTranslation()
  // The oldest columns leave; one stays free for what comes.
  const hidden = Math.max(0, Math.ceil((dice.length + 1) / roadRows) - columns) * roadRows
  const shown = dice.slice(hidden)
  const words = shown.map((thrown) => `${totalOf(thrown)} ${t(`instant.tai-xiu.${sideOf(thrown)}`)}`)
  return (
    <Paper columns={columns} label={`${t('instant.tai-xiu.road')}: ${words.slice(-12).join(', ')}`}>
      {shown.map((thrown, index) => {
        const [column, row] = [Math.floor(index / roadRows), index % roadRows]
        return (
          <g key={`${column}:${row}`} transform={`translate(${column * cell} ${row * cell})`}>
            <circle className="road-dot" data-tone={sideOf(thrown) === 'tai' ? 'red' : 'blue'} cx="5" cy="5" r="4.1" />
            <text className="road-letter" x="5" y="6.5">
              {totalOf(thrown)}
            </text>
          </g>
        )
      })}
    </Paper>
  )
}
