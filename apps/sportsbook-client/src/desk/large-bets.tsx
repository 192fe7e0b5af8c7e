import type { SportsDeskBets } from '@fairground/contract/sports-desk'
import { Empty, Seg, StatusChip, useUi } from '@fairground/ui'
import { useTime } from '@fairground/vendor-ui'
import { DeskSum } from '@fairground/vendor-ui/staff-desk'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { oddsText } from '../odds/odds-text.ts'
import { pickKey } from '../offer/picks.ts'
import { useDesk, useDeskState } from './desk-context.ts'

type LargeBet = SportsDeskBets['bets'][number]

/** The largest open bets, of all matches or of the chosen one. */
export function LargeBets() {
  const { t } = useTranslation('sports-desk')
  const desk = useDesk()
  const isOfMatch = useDeskState((state) => state.isOfMatch)
  const bets = useDeskState((state) => state.bets)
  return (
    <div className="grid gap-3">
      <Seg
        label={t('whichBets')}
        size="sm"
        options={[
          { value: 'all', label: t('betsOfAll') },
          { value: 'match', label: t('betsOfMatch') },
        ]}
        value={isOfMatch ? 'match' : 'all'}
        onValueChange={(which) => void desk.show('bets', which === 'match')}
      />
      {bets.length === 0 && <Empty icon="icon-[ph--receipt-duotone]" title={t('noBets')} />}
      <ul className="grid gap-2">
        {bets.map((one) => (
          <BetRow key={one.bet.betId} large={one} />
        ))}
      </ul>
    </div>
  )
}

function BetRow({ large: { playerId, bet } }: { large: LargeBet }) {
  const { t } = useTranslation('sports-desk')
  const { locale } = useUi()
  const time = useTime()
  const names = useBetNames()
  const { currency, stakeMinor, returnMinorMax, cashOutMinor } = bet
  return (
    <li className="staff-desk-row text-sm" data-bet={bet.betId}>
      <div className="min-w-56 flex-1">
        {bet.legs.map((leg) => (
          <span key={leg.matchId} className="block">
            <b>{leg.picks.map((pick) => names.pick(pick, leg)).join(' + ')}</b>{' '}
            <span className="text-ink-3" data-picks={leg.picks.map(pickKey).join(' ')}>
              {leg.picks.length === 1 && leg.picks[0] ? names.market(leg.picks[0].market) : t('builder')} ·{' '}
              <bdi>{leg.home}</bdi> – <bdi>{leg.away}</bdi>
            </span>{' '}
            {oddsText(leg.price, 'decimal', locale)}
          </span>
        ))}
        <span className="block text-xs text-ink-3">
          <bdi>{playerId}</bdi> · {time(bet.placedAt)}
        </span>
      </div>
      {bet.state === 'pending' && <StatusChip tone="wait">{t('pending')}</StatusChip>}
      <div className="text-end">
        <b className="block text-base">
          <DeskSum minor={stakeMinor} currency={currency} />
        </b>
        <span className="block text-xs text-ink-2">
          {t('returns')} <DeskSum minor={returnMinorMax} currency={currency} />
        </span>
        {cashOutMinor !== null && (
          <span className="block text-xs text-ink-3">
            {t('worthNow')} <DeskSum minor={cashOutMinor} currency={currency} />
          </span>
        )}
      </div>
    </li>
  )
}
