import { useTranslation } from 'react-i18next'
import { splitsOf } from './number-split.ts'
import './roads.css'

/** How the even chances and dozens shared the rounds of the session. */
export function HotCold({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation()
  return (
    <ul className="road-splits">
      {splitsOf(numbers).map((parts) => (
        <li key={parts[0].spot}>
          <p>
            {parts.map(({ spot, count }) => (
              <span key={spot}>
                <bdi>{t(`instant.roulette.spot.${spot}`)}</bdi> <b>{count}</b>
              </span>
            ))}
          </p>
          <div className="road-split" aria-hidden="true">
            {parts.map(({ spot, count }) => (
              <i key={spot} data-spot={spot} style={{ flexGrow: count }} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
