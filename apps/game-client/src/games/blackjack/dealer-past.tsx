import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { NamedKind } from '../../live/road-letters.ts'
import { RoadNote } from '../../live/roads/road-note.tsx'
import '../../live/roads/roads.css'
import './dealer-past.css'

const shownMax = 10
/** As the rules mark a round: the dealer's total by its last digit, a natural, a bust. */
const order = ['7', '8', '9', '0', '1', 'N', 'X'] as const

/** What the dealer has made of the last rounds, and of the session. */
export function DealerPast({ marks }: { marks: string }) {
  const { t } = useTranslation()
  const wordOf = (mark: string) => wordIn(t, mark)
  const all = [...marks]
  const newest = all.slice(-shownMax).toReversed()
  const title = t('instant.live-blackjack.totals', { number: shownMax })
  const most = Math.max(1, ...order.map((mark) => countOf(all, mark)))
  return (
    <section className="road-panel" aria-label={t('instant.live-blackjack.past')}>
      <div className="road-desk is-numbers">
        <section className="road-card">
          <header>
            <h2>{title}</h2>
          </header>
          <div
            role="img"
            className="road-numbers bj-past"
            dir="ltr"
            aria-label={newest.length > 0 ? `${title}: ${newest.map(wordOf).join(', ')}` : t('live.road.none')}
          >
            {Array.from({ length: shownMax }, (_, index) => {
              const mark = newest[index]
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: boxes stay, totals move through them
                <b key={index} data-tone={mark && toneOf(mark)}>
                  {mark && faceOf(mark)}
                </b>
              )
            })}
          </div>
          <RoadNote />
        </section>
        <section className="road-card">
          <header>
            <h2>{t('instant.live-blackjack.past')}</h2>
          </header>
          <ul className="bj-counts">
            {order.map((mark) => (
              <li key={mark}>
                <i
                  aria-hidden="true"
                  data-tone={toneOf(mark)}
                  style={{ ['--part' as string]: countOf(all, mark) / most }}
                />
                <span>{faceOf(mark)}</span> <b>{countOf(all, mark)}</b>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </section>
  )
}

const wordIn = (t: TFunction, mark: string): string => (mark === 'X' ? t('instant.live-blackjack.bust') : faceOf(mark))

/** Single results, as small roads have them. */
export const kindsOf = (t: TFunction): NamedKind[] =>
  order.map((mark) => ({
    ...{ mark, side: 'tie', tone: toneOf(mark), label: wordIn(t, mark) },
    letter: mark === 'X' ? '22' : faceOf(mark),
  }))

function faceOf(mark: string): string {
  if (mark === 'X') return '22+'
  return mark === 'N' ? 'BJ' : `${mark === '0' || mark === '1' ? 2 : 1}${mark}`
}

const countOf = (marks: readonly string[], wanted: string): number => marks.filter((mark) => mark === wanted).length

const toneOf = (mark: string): NamedKind['tone'] => (mark === 'X' ? 'red' : mark === 'N' ? 'gold' : 'black')
