import { chancesOf, type FightEnd } from '@fairground/game-rules/games/cockfight'
import { usePercent } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useCard } from './use-card.ts'

const ends = ['meron', 'both', 'time', 'wala'] as const satisfies readonly FightEnd[]
const nameKeys = { meron: 'meron', wala: 'wala', both: 'bdd', time: 'ftd' } as const

/** How likely each end of this fight is; fixed prices were made from it. */
export function ChanceBar() {
  const { t } = useTranslation()
  const percent = usePercent()
  const card = useCard()
  if (!card) return null
  const chances = chancesOf(card.form)
  return (
    <div className="cock-chances">
      <ul aria-label={t('instant.cockfight.chance')}>
        {ends.map((end) => (
          <li key={end} className={`is-${end}`}>
            {t(`instant.cockfight.${nameKeys[end]}`)} <bdi>{percent(chances[end])}</bdi>
          </li>
        ))}
      </ul>
      <div className="cock-chance-bar" aria-hidden="true">
        {ends.map((end) => (
          <i key={end} className={`is-${end}`} style={{ flexGrow: chances[end] }} />
        ))}
      </div>
    </div>
  )
}
