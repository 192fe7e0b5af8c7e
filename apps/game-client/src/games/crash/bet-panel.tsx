import type { SharedBetView } from '@fairground/contract/studio'
import { Button, cx, Icon, Switch } from '@fairground/ui'
import { Cash, useStore } from '@fairground/vendor-ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useX100 } from './crash-board.tsx'
import { useCrash, useCrashState } from './crash-context.ts'
import { cashOutOf, type Panel, type Place } from './crash-state.ts'
import { TargetInput } from './target-input.tsx'
import { useMoment } from './use-moment.ts'

const firstTargetX100 = 200
// The build's compiler loses a bigint that is written inside a component.
const hundred = 100n

/** Stake, auto cash-out and the one button of a place. */
export function BetPanel({ place }: { place: Place }) {
  const { t } = useTranslation()
  const play = useCrash()
  const panel = useCrashState((state) => state.panels[place])
  const isAuto = useCrashState((state) => state.autoplay !== undefined)
  const isFixed = isAuto || panel.wish === 'asking'
  return (
    <fieldset className="crash-panel" aria-label={t('instant.crash.place', { number: place + 1 })}>
      <Stake place={place} isFixed={isFixed} />
      <div className="crash-auto">
        <Switch
          side="start"
          checked={panel.autoX100 > 0}
          disabled={isFixed}
          onChange={(event) => play.change(place, { autoX100: event.target.checked ? firstTargetX100 : 0 })}
        >
          {t('instant.crash.auto')}
        </Switch>
        {panel.autoX100 > 0 && (
          <TargetInput
            label={t('instant.crash.target')}
            x100={panel.autoX100}
            disabled={isFixed}
            onChange={(autoX100) => play.change(place, { autoX100 })}
          />
        )}
      </div>
      <MainButton place={place} panel={panel} />
    </fieldset>
  )
}

/** One rung of the studio's ladder down or up. */
function Stake({ place, isFixed }: { place: Place; isFixed: boolean }) {
  const { t } = useTranslation()
  const play = useCrash()
  const stakeMinor = useCrashState((state) => state.panels[place].stakeMinor)
  const ladder = useStore(play.limits, (told) => told.stakesMinor).map(BigInt)
  const lower = ladder.findLast((rung) => rung < stakeMinor)
  const higher = ladder.find((rung) => rung > stakeMinor)
  const set = (minor: bigint | undefined) => minor !== undefined && play.change(place, { stakeMinor: minor })
  return (
    <div className="crash-stake">
      <button
        type="button"
        className="stake-quick-button focus-ring"
        aria-label={t('stakeLess')}
        disabled={isFixed || lower === undefined}
        onClick={() => set(lower)}
      >
        <Icon name="icon-[ph--minus-bold]" />
      </button>
      <span aria-live="polite" className="crash-amount">
        <span className="sr-only">{t('stakeNow')}</span>
        <Cash minor={stakeMinor} />
      </span>
      <button
        type="button"
        className="stake-quick-button focus-ring"
        aria-label={t('stakeMore')}
        disabled={isFixed || higher === undefined}
        onClick={() => set(higher)}
      >
        <Icon name="icon-[ph--plus-bold]" />
      </button>
    </div>
  )
}

interface MainProps {
  place: Place
  panel: Panel
}

/** Bet, wait for the next round, give the wait up, or cash out: whichever is possible now. */
function MainButton({ place, panel }: MainProps) {
  const play = useCrash()
  const phase = useCrashState((state) => state.table.phase)
  const stands = panel.bet?.state === 'taken'
  const isWaiting = stands && phase !== 'running'
  useSpaceKey(place, () => play.press(place), isWaiting)
  return (
    <Button
      variant={stands && phase === 'running' ? 'mint' : panel.wish === 'queued' ? 'line' : 'lamp'}
      size="lg"
      block
      className={cx('crash-main', stands && phase === 'running' && 'is-open')}
      busy={panel.wish === 'asking' || panel.isEnding}
      disabled={isWaiting}
      onClick={() => play.press(place)}
      onKeyDown={(event) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
      }}
    >
      <span className="crash-main-text">
        <MainText place={place} panel={panel} />
      </span>
    </Button>
  )
}

function MainText({ place, panel }: MainProps) {
  const { t } = useTranslation()
  const phase = useCrashState((state) => state.table.phase)
  const number = useX100()
  const { bet, wish, stakeMinor } = panel
  const cashOut = bet && cashOutOf(bet.events)
  if (bet?.state === 'taken' && phase === 'running') return <CashOutNow bet={bet} />
  if (bet?.state === 'taken') return t('instant.crash.placed')
  if (wish === 'queued') return t('instant.crash.unqueue')
  return (
    <>
      <span>{phase === 'betting' && !bet ? t('instant.bet') : t('instant.crash.queue')}</span>
      {cashOut ? (
        <small>
          {t('instant.crash.paidAt', { x: number(cashOut.x100) })} · <Cash minor={BigInt(bet.payoutMinor)} />
        </small>
      ) : (
        <NextStake place={place} minor={stakeMinor} />
      )}
    </>
  )
}

/** What the next bet of the place costs: nothing, with a free one. */
function NextStake({ place, minor }: { place: Place; minor: bigint }) {
  const { t } = useTranslation()
  const { rain } = useCrash()
  const free = useStore(rain.screen, () => rain.next(place))
  if (!free) return <Cash minor={minor} />
  return (
    <small>
      {t('instant.rain.free')} · <Cash minor={BigInt(free.stakeMinor)} />
    </small>
  )
}

/** Of a free bet, only what is won beyond its stake. */
function CashOutNow({ bet: { stakeMinor, isFree } }: { bet: SharedBetView }) {
  const { t } = useTranslation()
  const { x100 } = useMoment()
  return (
    <>
      <span>{t('instant.cashOut')}</span>
      <Cash minor={(BigInt(stakeMinor) * BigInt(isFree ? x100 - 100 : x100)) / hundred} decimals={2} />
    </>
  )
}

/** The space bar presses the first place while nothing else has the focus. */
function useSpaceKey(place: Place, press: () => void, isOff: boolean): void {
  useEffect(() => {
    if (place !== 0) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || isOff || document.activeElement !== document.body) return
      event.preventDefault()
      press()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}
