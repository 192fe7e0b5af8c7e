import { birds, type CardBird, type Side, springTurns } from '@fairground/game-rules/games/cockfight'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { LastFights } from './last-fights.tsx'
import { useBirdName } from './use-card.ts'

/** Name, plate, record and the spring of one side. */
export function BirdCard({ side, bird, left }: { side: Side; bird: CardBird; left: number }) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const nameOf = useBirdName()
  const { won, drawn, lost, rating } = bird
  const weight = numberFormat(locale, { style: 'unit', unit: 'kilogram', minimumFractionDigits: 2 })
  return (
    <section className={`cock-card is-${side}`}>
      <header>
        <b className="cock-sign" aria-hidden="true">
          {side === 'meron' ? 'M' : 'W'}
        </b>
        <h2>
          {nameOf(bird.bird)}
          <small>{t(`instant.cockfight.${side}`)}</small>
        </h2>
      </header>
      <p className="cock-facts">
        <span>{weight.format((birds[bird.bird]?.grams ?? 0) / 1_000)}</span>
        <span>{t('instant.cockfight.rating', { rating })}</span>
        <span>
          <bdi>{`${won}–${drawn}–${lost}`}</bdi>
        </span>
        <LastFights last={bird.last} />
      </p>
      <div className="cock-spring" aria-hidden="true">
        <i style={{ inlineSize: `${(left / springTurns) * 100}%` }} />
      </div>
      <p className="cock-turns">
        <span>{t('instant.cockfight.spring')}</span>
        <bdi>{t('instant.cockfight.turns', { left, whole: springTurns })}</bdi>
      </p>
    </section>
  )
}
