import { paysPerCoin, type paytables } from '@fairground/game-rules/games/video-poker'
import { useTranslation } from 'react-i18next'

type Paytable = (typeof paytables)[number]

/** What each hand pays for the coins in play; the one that is held or won is lit. */
export function PaytableList({ paytable, coins, lit }: { paytable: Paytable; coins: number; lit: string | undefined }) {
  const { t } = useTranslation()
  const rows = (Object.keys(paytable.pays) as (keyof Paytable['pays'])[])
    .map((category) => ({ category, pays: paysPerCoin(paytable, category, coins) * coins }))
    .sort((a, b) => b.pays - a.pays)
  return (
    <ul className="poker-pays">
      {rows.map(({ category, pays }) => (
        <li key={category} data-lit={category === lit}>
          <span>
            {category === 'high-pair'
              ? t(`instant.video-poker.pairOf.${paytable.pairRankMin}`)
              : t(`instant.table.hand.${category}`)}
          </span>
          <b>{pays}</b>
        </li>
      ))}
    </ul>
  )
}
