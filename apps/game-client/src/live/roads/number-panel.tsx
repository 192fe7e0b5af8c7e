import { useTranslation } from 'react-i18next'
import { HotCold } from './hot-cold.tsx'
import { HotList } from './hot-list.tsx'
import { NumberRoad } from './number-road.tsx'
import { RoadNote } from './road-note.tsx'
import './roads.css'

/** The road of a game of numbers: the last ones, and how they were shared. */
export function NumberPanel({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation()
  return (
    <section className="road-panel" aria-label={t('live.road.roads')}>
      <div className="road-desk is-numbers">
        <section className="road-card">
          <header>
            <h2>{t('live.road.numbers', { number: 20 })}</h2>
          </header>
          <NumberRoad numbers={numbers} />
          <HotList numbers={numbers} />
          <RoadNote />
        </section>
        <section className="road-card">
          <header>
            <h2>{t('live.road.split')}</h2>
          </header>
          <HotCold numbers={numbers} />
        </section>
      </div>
    </section>
  )
}
