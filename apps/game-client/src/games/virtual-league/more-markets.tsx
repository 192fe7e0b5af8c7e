import {
  goalLines,
  goalsBet,
  handicapBet,
  offeredHandicaps,
  type pricesIn,
} from '@fairground/game-rules/games/virtual-league'
import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../virtual/price-button.tsx'
import type { PlaceChips } from '../../virtual/use-chips.ts'

interface MoreMarketsProps {
  number: number
  places: PlaceChips
  prices: ReturnType<typeof pricesIn>
  home: string
  away: string
}

interface Offer {
  bet: string
  label: string
  /** For ears, where the label alone does not say it. */
  spoken?: string
}

const goals = [0, 1, 2, 3, 4]
/** The line that stands in the row itself, in tenths of a goal. */
const shownLine = 25

/** The markets of a match beside those of its row. */
export function MoreMarkets({ number, places, prices, home, away }: MoreMarketsProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const draw = t('instant.virtual-league.draw')
  const line = numberFormat(locale)
  const signed = numberFormat(locale, { signDisplay: 'exceptZero' })
  const double: Offer[] = [
    { bet: 'home-or-draw', label: '1X', spoken: `${home}, ${draw}` },
    { bet: 'home-or-away', label: '12', spoken: `${home}, ${away}` },
    { bet: 'draw-or-away', label: 'X2', spoken: `${draw}, ${away}` },
  ]
  const totals = goalLines
    .filter((tenths) => tenths !== shownLine)
    .flatMap((tenths): Offer[] => [
      { bet: goalsBet('over', tenths), label: `> ${line.format(tenths / 10)}` },
      { bet: goalsBet('under', tenths), label: `< ${line.format(tenths / 10)}` },
    ])
  const handicaps = offeredHandicaps(prices).flatMap((quarters): Offer[] => {
    const [given, taken] = [signed.format(quarters / 4), signed.format(-quarters / 4)]
    return [
      { bet: handicapBet('home', quarters), label: `1 ${given}`, spoken: `${home} ${given}` },
      { bet: handicapBet('away', -quarters), label: `2 ${taken}`, spoken: `${away} ${taken}` },
    ]
  })
  const scores = [
    ...goals.flatMap((h) => goals.map((a): Offer => ({ bet: `score-${h}-${a}`, label: `${h} – ${a}` }))),
    { bet: 'score-other', label: t('instant.virtual-league.other') },
  ]
  return (
    <div className="league-markets">
      {(
        [
          ['double', double],
          ['goals', totals],
          ['handicap', handicaps],
          ['score', scores],
        ] as const
      ).map(([market, offers]) => {
        const title = t(`instant.virtual-league.${market}`)
        return (
          <section key={market} aria-label={title} data-market={market}>
            <h3>{title}</h3>
            <div className="league-scores">
              {offers.map(({ bet, label, spoken = label }) => (
                <PriceButton
                  key={bet}
                  spot={`${number}-${bet}`}
                  x100={prices.get(bet)}
                  name={`${home} – ${away}, ${title}, ${spoken}`}
                  places={places}
                >
                  <bdi>{label}</bdi>
                </PriceButton>
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}
