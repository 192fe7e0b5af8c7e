import { type RaceOutcome, racePrices, weightsOf } from '@fairground/game-rules/games/virtual-races'
import { useTranslation } from 'react-i18next'
import { useLiveState } from '../../live/live-context.ts'
import { usePrice } from '../../virtual/use-price.ts'
import { GateBadge } from './gate-badge.tsx'
import { useKind, useRace, useRunnerName } from './use-race.ts'

const shownMax = 8

/** The races before this one as the studio has them, and who runs in the next. */
export function RacePast() {
  const { t } = useTranslation()
  const nameOf = useRunnerName()
  const price = usePrice()
  const { placed } = useKind()
  const past = useLiveState((state) => state.past)
  return (
    <>
      <section className="virtual-list">
        <h2>{t('instant.races.last')}</h2>
        <ol>
          {past.slice(0, shownMax).map(({ sharedRoundId, number, outcome }) => {
            const { card, result } = outcome as unknown as RaceOutcome
            const first = result.order[0] ?? 0
            const x100 = racePrices(weightsOf(card), placed).get(`win-${first + 1}`) ?? 0
            return (
              <li key={sharedRoundId}>
                <bdi className="virtual-number">{number}</bdi>
                <span className="vrace-gates" dir="ltr">
                  {result.order.slice(0, 3).map((runner) => (
                    <GateBadge key={runner} gate={runner + 1} />
                  ))}
                </span>
                <span className="virtual-words">{nameOf(card.runners[first]?.id ?? 0)}</span>
                <b>{price(x100)}</b>
              </li>
            )
          })}
        </ol>
        {past.length === 0 && <p>{t('instant.races.noRaces')}</p>}
      </section>
      <NextRace />
    </>
  )
}

function NextRace() {
  const { t } = useTranslation()
  const nameOf = useRunnerName()
  const price = usePrice()
  const next = useRace(1)
  if (!next) return null
  return (
    <section className="virtual-list">
      <h2>
        {t('instant.races.next')} <bdi className="virtual-number">{next.number}</bdi>
      </h2>
      <ol>
        {next.card.runners.map(({ id }, runner) => (
          <li key={id}>
            <GateBadge gate={runner + 1} />
            <span className="virtual-words">{nameOf(id)}</span>
            <b>{price(next.prices.get(`win-${runner + 1}`) ?? 0)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
