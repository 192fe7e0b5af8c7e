import { Button, Note, Select } from '@fairground/ui'
import { Cash, useCashText, useFrameState } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useOdds } from '../odds/use-odds.ts'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { RefusalNote } from './refusal-note.tsx'
import { acceptances, modeOf } from './slip.ts'
import { combinedPrice, systemOf, systemsOf } from './slip-sums.ts'
import type { SlipNow } from './slip-view.ts'
import { StakeField } from './stake-field.tsx'

const one = 1n

/** Below the legs: the stake, what it may return, and the way to place it. */
export function SlipTotals({ now }: { now: SlipNow }) {
  const { t } = useTranslation()
  const play = useSports()
  const slip = useSportsState((state) => state.slip)
  const refusal = useSportsState((state) => state.refusal)
  const isPlacing = useSportsState(({ phase }) => phase === 'placing')
  return (
    <div className="grid gap-3 px-5 pt-3.5 pb-5">
      <Combination now={now} />
      <StakeField now={now} />
      <Figures now={now} />
      {refusal && (
        <RefusalNote
          refusal={refusal}
          legs={slip.legs}
          isBusy={isPlacing}
          onTake={(offer) => void play.slip.takeOffer(offer)}
        />
      )}
      {now.hasMoved && (
        <Note tone="warn" isLive>
          {t('slip.moved')}{' '}
          <button
            type="button"
            className="focus-ring hit-44 rounded-xs font-semibold underline"
            onClick={() => play.slip.takePrices()}
          >
            {t('slip.takeNew')}
          </button>
        </Note>
      )}
      <PlaceButton now={now} />
      <Accept />
    </div>
  )
}

/** The price of a parlay, or which system. */
function Combination({ now }: { now: SlipNow }) {
  const { t } = useTranslation()
  const play = useSports()
  const odds = useOdds()
  const slip = useSportsState((state) => state.slip)
  const mode = modeOf(slip)
  const legs = slip.legs.length
  if (mode === 'single') return null
  if (mode === 'parlay')
    return (
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-ink-2">{t('slip.parlayOdds', { legs })}</span>
        <b className="text-[17px] font-bold">
          {odds(combinedPrice(now.legs.map(({ leg, price }) => price ?? leg.price)))}
        </b>
      </p>
    )
  const systems = systemsOf(legs)
  const options = systems.map(({ id }) => ({
    value: id,
    label: /^\d/.test(id) ? t('system.bySize', { size: id }) : t(`system.${id}`),
  }))
  return (
    <Select
      size="sm"
      label={t('slip.system')}
      options={options}
      value={systemOf(slip)?.id}
      onValueChange={(id) => play.slip.set({ sizes: [...(systems.find((one) => one.id === id)?.sizes ?? [])] })}
    />
  )
}

function Figures({ now: { sums } }: { now: SlipNow }) {
  const { t } = useTranslation()
  return (
    <dl className="grid gap-1.5 text-sm">
      {sums.bets > one && (
        <div className="flex justify-between gap-3">
          <dt className="text-ink-2">{t('slip.bets')}</dt>
          <dd>
            <bdi>
              {String(sums.bets)} × <Cash minor={sums.unitMinor} />
            </bdi>
          </dd>
        </div>
      )}
      <div className="flex justify-between gap-3">
        <dt className="text-ink-2">{t('slip.totalStake')}</dt>
        <dd className="font-semibold">
          <Cash minor={sums.stakeMinor} />
        </dd>
      </div>
      <div className="flex justify-between gap-3">
        <dt className="text-ink-2">{t('slip.mayReturn')}</dt>
        <dd className="font-semibold">
          <Cash minor={sums.returnMinor} />
        </dd>
      </div>
    </dl>
  )
}

function PlaceButton({ now }: { now: SlipNow }) {
  const { t } = useTranslation()
  const play = useSports()
  const cash = useCashText()
  const isPlacing = useSportsState(({ phase }) => phase === 'placing')
  const isChecking = useSportsState((state) => state.isChecking)
  const isStale = useSportsState((state) => state.isStale)
  const balanceMinor = useFrameState((state) => state.balanceMinor)
  const { stakeMinor } = now.sums
  const least = BigInt(play.session.stakeMinorMin)
  const most = BigInt(play.session.stakeMinorMax)
  const amount = cash(stakeMinor)
  const hint = hintOf()
  return (
    <div className="grid gap-2">
      <Button
        variant="lamp"
        size="lg"
        block
        busy={isPlacing}
        disabled={stakeMinor <= 0n || now.isBlocked || isStale}
        guardMs={1_000}
        onClick={() => void play.slip.place()}
      >
        {stakeMinor <= 0n ? t('slip.enterStake') : t(now.hasMoved ? 'slip.acceptAndPlace' : 'slip.place', { amount })}
      </Button>
      <p role="status" className="text-center text-xs text-ink-2 empty:hidden">
        {isChecking ? t('slip.checking') : hint}
      </p>
    </div>
  )

  function hintOf(): string {
    if (stakeMinor > 0n && stakeMinor < least) return t('slip.least', { amount: cash(least) })
    if (stakeMinor > most) return t('slip.most', { amount: cash(most) })
    return stakeMinor > balanceMinor ? t('slip.short', { amount: cash(balanceMinor) }) : ''
  }
}

/** Which moves of a price are taken without asking. */
function Accept() {
  const { t } = useTranslation()
  const play = useSports()
  const accept = useSportsState(({ slip }) => slip.accept)
  return (
    <Select
      size="sm"
      label={t('slip.accept')}
      options={acceptances.map((value) => ({ value, label: t(`accept.${value}`) }))}
      value={accept}
      onValueChange={(next) => play.slip.set({ accept: next })}
    />
  )
}
