import type { SharedPastRound } from '@fairground/contract/studio'
import type { FightCard, FightEnd, FightPool } from '@fairground/game-rules/games/cockfight'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useLive, useLiveState } from '../../live/live-context.ts'
import { RoadNote } from '../../live/roads/road-note.tsx'
import { priceText, useOddsForm } from './odds-form.ts'
import { useBirdName } from './use-card.ts'

const shownMax = 6
const letters: Readonly<Record<FightEnd, string>> = { meron: 'M', wala: 'W', both: 'B', time: 'F' }

type Told = {
  card: FightCard
  result: { end: FightEnd; blows: readonly unknown[] }
  /** Where players bet against each other. */
  pools?: readonly FightPool[]
}

/** The fights that are over, the newest first. */
export function PastFights() {
  const { t } = useTranslation()
  const nameOf = useBirdName()
  const { locale } = useUi()
  const form = useOddsForm()
  const { currency } = useLive().opened
  const past = useLiveState((state) => state.past)
  const seconds = numberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' })
  return (
    <section className="live-card">
      <h2>{t('instant.cockfight.past')}</h2>
      <ol className="cock-list">
        {past.slice(0, shownMax).map((round) => {
          const { card, result, pools } = toldOf(round)
          const paid = pools?.find((pool) => pool.currency === currency)?.dividends
          const names = { meron: nameOf(card.meron.bird), wala: nameOf(card.wala.bird) }
          return (
            <li key={round.sharedRoundId}>
              <b className={`cock-sign is-${result.end}`} aria-hidden="true">
                {letters[result.end]}
              </b>
              <span>
                {t('instant.cockfight.versus', names)}
                <small>
                  {seconds.format(result.blows.length)}
                  {paid && (
                    <bdi dir="ltr">
                      {` · M ${priceText(paid.meron, form, locale)} · W ${priceText(paid.wala, form, locale)}`}
                    </bdi>
                  )}
                </small>
              </span>
            </li>
          )
        })}
      </ol>
      <RoadNote />
    </section>
  )
}

const toldOf = ({ outcome }: SharedPastRound): Told => outcome as unknown as Told
