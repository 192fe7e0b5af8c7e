import { pointsOf, type Standing } from '@fairground/game-rules/games/cockfight'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LastFights } from './last-fights.tsx'
import { useBirdName, useCard } from './use-card.ts'

const topShown = 8

/** Win three, draw one; the two that fight now are marked. */
export function SeasonTable({ rows }: { rows: readonly Standing[] }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const card = useCard()
  const nameOf = useBirdName()
  return (
    <section className="live-card cock-standings">
      <h2>{t('instant.cockfight.season')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={t('instant.cockfight.place')}>#</abbr>
            </th>
            <th scope="col">{t('instant.cockfight.bird')}</th>
            <th scope="col">{t('instant.cockfight.record')}</th>
            <th scope="col" className="cock-wide">
              {t('instant.cockfight.form')}
            </th>
            <th scope="col">{t('instant.cockfight.points')}</th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? rows : rows.slice(0, topShown)).map((row, index) => (
            <tr key={row.bird} data-side={sideOf(card, row.bird)}>
              <td>{index + 1}</td>
              <th scope="row">{nameOf(row.bird)}</th>
              <td>
                <bdi>{`${row.won}–${row.drawn}–${row.lost}`}</bdi>
              </td>
              <td className="cock-wide">
                <LastFights last={row.last} />
              </td>
              <td>{pointsOf(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" className="cock-more focus-ring" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {t(isWhole ? 'instant.cockfight.showTop' : 'instant.cockfight.showAll')}
      </button>
    </section>
  )
}

function sideOf(card: ReturnType<typeof useCard>, bird: number): 'meron' | 'wala' | undefined {
  if (card?.meron.bird === bird) return 'meron'
  return card?.wala.bird === bird ? 'wala' : undefined
}
