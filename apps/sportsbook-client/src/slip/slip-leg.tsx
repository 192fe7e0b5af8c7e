import { cx, Icon, IconButton } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { useBetNames } from '../lib/names.ts'
import { clockOf } from '../lib/use-minute.ts'
import { isHigher } from '../odds/odds-text.ts'
import { useOdds } from '../odds/use-odds.ts'
import { pickKey } from '../offer/picks.ts'
import { useSports } from '../play/sports-context.ts'
import type { LegNow } from './slip-view.ts'

/** One leg of the slip: what is bet on, and its price; a price that moved stands beside the one that was taken. */
export function SlipLegLine({ now }: { now: LegNow }) {
  const { t } = useTranslation()
  const play = useSports()
  const names = useBetNames()
  const { leg, state, match } = now
  const title = leg.picks.length > 1 ? t('slip.builder') : names.pick(leg.picks[0] ?? noPick, leg)
  return (
    <li className="slip-leg" data-state={state}>
      <div className="flex items-start gap-2">
        <b className="min-w-0 flex-1 font-bold">
          <bdi>{title}</bdi>
        </b>
        <LegPrice now={now} />
        <IconButton
          size="xs"
          label={t('slip.remove', { name: title })}
          icon="icon-[ph--x-bold]"
          onClick={() => play.slip.remove(leg.matchId)}
          className="-me-1.5"
        />
      </div>
      {leg.picks.length > 1 && (
        <ul className="mt-1 mb-1 grid gap-0.5 text-sm">
          {leg.picks.map((pick) => (
            <li key={pickKey(pick)} className="flex gap-1.5">
              <Icon name="icon-[ph--plus-bold]" className="mt-1.5 text-[9px] text-ink-3" />
              <span>
                {names.pick(pick, leg)} <span className="text-xs text-ink-3">· {names.market(pick.market)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-ink-3">
        {leg.picks.length === 1 && `${names.market(leg.picks[0]?.market ?? '')} · `}
        <bdi>{leg.home}</bdi> – <bdi>{leg.away}</bdi>
        {match?.state === 'playing' && <LiveScore score={match.inputs.score} clock={clockOf(match)} />}
      </p>
      {state === 'gone' && (
        <p className="mt-1 flex items-center gap-1 text-xs font-semibold text-ruby-ink">
          <Icon name="icon-[ph--lock-simple-fill]" />
          {t('slip.gone')}
        </p>
      )}
    </li>
  )
}

const noPick = { market: '1x2', selection: 'home' }

const LiveScore = ({ score, clock }: { score: readonly [number, number]; clock: string | undefined }) => (
  <span className="font-semibold text-lamp-ink">
    {' · '}
    <bdi>
      {score.join('–')} {clock && `(${clock})`}
    </bdi>
  </span>
)

function LegPrice({ now: { leg, price, state } }: { now: LegNow }) {
  const { t } = useTranslation()
  const odds = useOdds()
  if (state !== 'moved' || price === null) return <b className="slip-price">{odds(leg.price)}</b>
  const isUp = isHigher(price, leg.price)
  return (
    <span className="slip-price">
      <s className="text-sm font-normal text-ink-3">
        <span className="sr-only">{t('slip.was')} </span>
        {odds(leg.price)}
      </s>{' '}
      <b className={cx(isUp ? 'text-mint-ink' : 'text-ruby-ink')}>
        <span className="sr-only">{t(isUp ? 'slip.rose' : 'slip.fell')} </span>
        {odds(price)} <i aria-hidden="true">{isUp ? '▲' : '▼'}</i>
      </b>
    </span>
  )
}
