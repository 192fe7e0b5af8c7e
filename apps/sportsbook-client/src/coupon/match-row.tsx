import type { SportsMatchView } from '@fairground/contract/sports'
import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { TeamCrest } from '../lib/team-crest.tsx'
import { pickKey } from '../offer/picks.ts'
import { isOffered } from '../offer/price-picks.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import type { ListView } from '../play/view.ts'
import { type CouponMarket, couponCells, couponMarketsOf, sportOf } from './main-markets.ts'
import { MatchTime } from './match-time.tsx'
import { PriceButton } from './price-button.tsx'
import { PriceRow } from './price-row.tsx'

/** One fixture of a coupon: when, who, and its main prices. */
export function MatchRow({ match }: { match: SportsMatchView }) {
  const { t } = useTranslation()
  const play = useSports()
  const style = useSportsState(({ choices }) => choices.style)
  const view = useSportsState((state) => state.view)
  const isSuspended = !isOffered(match)
  const shown = couponMarketsOf(sportOf(match), style === 'european')
  const open = () => play.show({ at: 'match', matchId: match.matchId, back: view as ListView })
  return (
    <li className={cx('match', style === 'european' && 'match-european', isSuspended && 'is-suspended')}>
      <MatchTime match={match} isSuspended={isSuspended} />
      <button type="button" onClick={open} className="match-teams focus-ring">
        <TeamLine name={match.home} score={match.state === 'playing' ? match.inputs.score[0] : undefined} />
        <TeamLine name={match.away} score={match.state === 'playing' ? match.inputs.score[1] : undefined} />
      </button>
      <PriceRow label={t('coupon.prices', { home: match.home, away: match.away })} className="match-prices">
        {shown.map((code) => (
          <MarketCells key={code} match={match} code={code} />
        ))}
      </PriceRow>
      <button type="button" onClick={open} className="match-more focus-ring">
        <span className="sr-only">{t('coupon.open', { home: match.home, away: match.away })}</span>
        <span aria-hidden="true" className="sm:hidden">
          {t('coupon.all')}
        </span>
        <Icon name="icon-[ph--caret-right-bold]" flip className="text-xs" />
      </button>
    </li>
  )
}

function MarketCells({ match, code }: { match: SportsMatchView; code: CouponMarket }) {
  const names = useBetNames()
  const isThree = code === '1x2'
  return (
    <div className={cx('match-market', isThree && 'is-three')}>
      <span aria-hidden="true" className="match-market-name">
        {names.market(code)}
      </span>
      {couponCells(match, code).map(({ pick, price }) => (
        <PriceButton key={pickKey(pick)} match={match} pick={pick} price={price} isTall={isThree} />
      ))}
    </div>
  )
}

function TeamLine({ name, score }: { name: string; score: number | undefined }) {
  return (
    <span className="match-team">
      <TeamCrest name={name} />
      <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
      {score !== undefined && <b className="match-score">{score}</b>}
    </span>
  )
}
