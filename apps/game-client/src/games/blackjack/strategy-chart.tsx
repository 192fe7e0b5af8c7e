import { basicStrategy } from '@fairground/game-rules/games/blackjack'
import { useTranslation } from 'react-i18next'
import './strategy-chart.css'

/** Dealer's cards by value, the ace last. */
const ups = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const simple = ['hit', 'stand', 'double'] as const
const letters = { hit: 'H', stand: 'S', double: 'D', split: 'P' } as const
const faceOf = (value: number): string => (value === 1 ? 'A' : `${value}`)

interface Row {
  name: string
  values: readonly number[]
  allowed: readonly string[]
}

const hard: readonly Row[] = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((total) => ({
  ...{ name: total === 8 ? '≤8' : total === 17 ? '≥17' : `${total}` },
  ...{ values: [total - 2, 2], allowed: simple },
}))
const soft: readonly Row[] = [2, 3, 4, 5, 6, 7, 8, 9].map((other) => ({
  ...{ name: `A,${other}`, values: [1, other], allowed: simple },
}))
const pairs: readonly Row[] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map((value) => ({
  ...{ name: `${faceOf(value)},${faceOf(value)}`, values: [value, value], allowed: [...simple, 'split'] },
}))

/** The known basic strategy for this table, worked out by the function that gives the hint. */
export function StrategyChart() {
  const { t } = useTranslation()
  const words = Object.entries(letters).map(([decision, letter]) => ({
    ...{ decision, letter, label: t(`instant.blackjack.${decision as keyof typeof letters}`) },
  }))
  return (
    <section className="bj-chart">
      <h3>{t('instant.live-blackjack.strategy')}</h3>
      <ul className="bj-legend">
        {words.map(({ decision, letter, label }) => (
          <li key={decision}>
            <b data-decision={decision}>{letter}</b> {label}
          </li>
        ))}
      </ul>
      <div className="bj-charts" dir="ltr">
        <Chart title={t('instant.live-blackjack.hard')} rows={hard} />
        <Chart title={t('instant.live-blackjack.soft')} rows={soft} />
        <Chart title={t('instant.blackjack.split')} rows={pairs} />
      </div>
    </section>
  )
}

function Chart({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { t } = useTranslation()
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('instant.table.dealer')}</span>
          </th>
          {ups.map((up) => (
            <th key={up} scope="col">
              {faceOf(up)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values, allowed }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {ups.map((up) => {
              const decision = basicStrategy(values, up, allowed)
              return (
                <td key={up} data-decision={decision}>
                  {letters[decision]}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
