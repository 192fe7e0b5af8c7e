import { leagueReturns, type Match, pricesIn } from '@fairground/game-rules/games/virtual-league'
import { numberFormat } from '@fairground/money'
import { Icon, useUi } from '@fairground/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PriceButton } from '../../virtual/price-button.tsx'
import { type PlaceChips, useChips } from '../../virtual/use-chips.ts'
import { ClubBadge } from './club-badge.tsx'
import { MoreMarkets } from './more-markets.tsx'
import { useClubName, useDay } from './use-league.ts'

/** The coupon: eight matches with their prices; the exact scores of one of them at a time. */
export function LeagueBoard() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const day = useDay()
  const places = useChips()
  const [open, setOpen] = useState<number>()
  if (!day) return null
  const share = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const returned = ({ num, den }: { num: bigint; den: bigint }) => share.format(Number(num) / Number(den))
  const returns = {
    result: returned(leagueReturns.result),
    goals: returned(leagueReturns.goals),
    score: returned(leagueReturns.score),
  }
  return (
    <section className="virtual-card" aria-label={t('instant.virtual-league.coupon')}>
      <div className="league-row is-head" aria-hidden="true">
        <span>{t('instant.virtual-league.coupon')}</span>
        {(['result', 'goals', 'both'] as const).map((market) => (
          <span key={market}>{t(`instant.virtual-league.${market}`)}</span>
        ))}
        <span />
      </div>
      {day.matches.map((found, match) => (
        <MatchRow
          key={`${found[0]}-${found[1]}`}
          {...{ found, places }}
          number={match + 1}
          isOpen={open === match}
          toggle={() => setOpen(open === match ? undefined : match)}
        />
      ))}
      <p className="virtual-note">
        {t('instant.virtual-league.returns', returns)} {t('instant.virtual-league.moreReturns', returns)}{' '}
        {t('live.road.independent')}
      </p>
    </section>
  )
}

interface MatchRowProps {
  found: Match
  number: number
  places: PlaceChips
  isOpen: boolean
  toggle: () => void
}

const markets = {
  result: ['home', 'draw', 'away'],
  goals: ['over', 'under'],
  both: ['both', 'not-both'],
} as const

function MatchRow({ found, number, places, isOpen, toggle }: MatchRowProps) {
  const { t } = useTranslation()
  const { locale } = useUi()
  const nameOf = useClubName()
  const prices = pricesIn(found)
  const [home, away] = [nameOf(found[0]), nameOf(found[1])]
  const line = numberFormat(locale).format(goalsLine)
  const both = { both: t('instant.virtual-league.yes'), 'not-both': t('instant.virtual-league.no') }
  const goals = { over: `> ${line}`, under: `< ${line}` }
  const spoken = { home, draw: t('instant.virtual-league.draw'), away, ...goals, ...both }
  const shown = { home: '1', draw: 'X', away: '2', ...goals, ...both }
  return (
    <div className="league-row">
      <span className="league-clubs">
        <span>
          <ClubBadge club={found[0]} name={home} /> {home}
        </span>
        <span>
          <ClubBadge club={found[1]} name={away} /> {away}
        </span>
      </span>
      {(['result', 'goals', 'both'] as const).map((market) => (
        <span key={market} className="league-prices" data-market={market}>
          {markets[market].map((name) => (
            <PriceButton
              key={name}
              spot={`${number}-${name}`}
              x100={prices.get(name)}
              name={`${home} – ${away}, ${t(`instant.virtual-league.${market}`)}, ${spoken[name]}`}
              places={places}
            >
              {shown[name]}
            </PriceButton>
          ))}
        </span>
      ))}
      <button type="button" className="league-more focus-ring" aria-expanded={isOpen} onClick={toggle}>
        {t('instant.virtual-league.more')}
        <Icon name={isOpen ? 'icon-[ph--caret-up-bold]' : 'icon-[ph--caret-down-bold]'} />
      </button>
      {isOpen && <MoreMarkets {...{ number, places, prices, home, away }} />}
    </div>
  )
}

const goalsLine = 2.5
