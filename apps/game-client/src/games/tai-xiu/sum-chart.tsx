import { sideOf, totalOf } from '@fairground/game-rules/games/tai-xiu'
import { useTranslation } from 'react-i18next'

const [width, height] = [460, 128]
const [left, right, top, bottom] = [24, 8, 8, 10]
const lines = [3, 7, 11, 14, 18]
const [least, most] = [3, 18]
const pointsMax = 100
const diceLines = 3
const faceMax = 6
const diceHeight = 46

/** The points of the last rounds as a line, oldest first, and below it the three dice each by itself. */
export function SumChart({ dice }: { dice: readonly (readonly number[])[] }) {
  const { t } = useTranslation()
  const shown = dice.slice(-pointsMax)
  const step = (width - left - right) / Math.max(1, shown.length - 1)
  const xOf = (index: number) => left + index * step
  const yOf = (total: number) => top + ((most - total) / (most - least)) * (height - top - bottom)
  const words = shown.slice(-12).map((thrown) => totalOf(thrown))
  return (
    <svg
      viewBox={`0 0 ${width} ${height + diceHeight}`}
      className="tai-xiu-chart"
      role="img"
      direction="ltr"
      aria-label={`${t('instant.tai-xiu.sums', { number: shown.length })}: ${words.join(', ')}`}
    >
      <rect x={left} y={top} width={width - left - right} height={yOf(10.5) - top} className="is-over" />
      <rect x={left} y={yOf(10.5)} width={width - left - right} height={yOf(least) - yOf(10.5)} className="is-under" />
      {lines.map((total) => (
        <g key={total}>
          <path d={`M${left} ${yOf(total)}H${width - right}`} className="is-line" />
          <text x={left - 5} y={yOf(total) + 3}>
            {total}
          </text>
        </g>
      ))}
      <polyline
        points={shown.map((thrown, index) => `${xOf(index)},${yOf(totalOf(thrown))}`).join(' ')}
        className="is-sum"
      />
      {shown.map((thrown, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a line
          key={index}
          cx={xOf(index)}
          cy={yOf(totalOf(thrown))}
          r={index === shown.length - 1 ? 5 : 2.7}
          data-side={sideOf(thrown)}
          data-last={index === shown.length - 1 ? true : undefined}
        />
      ))}
      {Array.from({ length: diceLines }, (_, die) => (
        <polyline
          // biome-ignore lint/suspicious/noArrayIndexKey: the dice are first, second and third
          key={die}
          data-die={die}
          points={shown
            .map(
              (thrown, index) =>
                `${xOf(index)},${height + diceHeight - 4 - ((thrown[die] ?? 1) / faceMax) * (diceHeight - 8)}`,
            )
            .join(' ')}
        />
      ))}
    </svg>
  )
}
