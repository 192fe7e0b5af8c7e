import { pictures, throwOfMark } from '@fairground/game-rules/games/bau-cua'
import { useTranslation } from 'react-i18next'
import { withLetters } from '../../live/road-letters.ts'
import { RoadPanel } from '../../live/roads/road-panel.tsx'
import '../../live/roads/roads.css'
import { nameOf } from './board.tsx'
import { kindsOf } from './kinds-of.ts'
import { Picture } from './picture.tsx'

const shownMax = 10

/** What the dice showed in the last rounds, how often each picture came, and the road of pairs. */
export function BauCuaRoads({ marks }: { marks: string }) {
  const { t } = useTranslation()
  const throws = [...marks].flatMap((mark) => {
    const shown = throwOfMark(mark)
    return shown ? [shown] : []
  })
  const newest = throws.slice(-shownMax).toReversed()
  const title = t('live.road.rounds', { number: newest.length })
  const told = newest.map((shown) => shown.map((picture) => nameOf(t, picture)).join(' '))
  return (
    <div className="bau-cua-roads">
      <section className="road-panel" aria-label={title}>
        <div className="road-desk is-numbers">
          <section className="road-card">
            <header>
              <h2>{title}</h2>
            </header>
            <div
              role="img"
              className="bau-cua-past"
              dir="ltr"
              aria-label={told.length > 0 ? `${title}: ${told.join('; ')}` : t('live.road.none')}
            >
              {Array.from({ length: shownMax }, (_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes stay, throws move through them
                <span key={place}>
                  {newest[place]?.map((picture, die) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: three dice, each at its place
                    <Picture key={die} number={picture} />
                  ))}
                </span>
              ))}
            </div>
          </section>
          <section className="road-card">
            <header>
              <h2>{t('live.road.split')}</h2>
            </header>
            <ul className="bau-cua-counts">
              {pictures.map((picture) => (
                <li key={picture}>
                  <Picture number={picture} />
                  <span>{nameOf(t, picture)}</span>
                  <b>{throws.flat().filter((came) => came === picture).length}</b>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </section>
      <RoadPanel marks={marks} kinds={withLetters(kindsOf(t))} />
    </div>
  )
}
