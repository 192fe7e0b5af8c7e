import { Chip, MoneyInput, Seg } from '@fairground/ui'
import { useFrameState, useShortAmount } from '@fairground/vendor-ui'
import { useTranslation } from 'react-i18next'
import { useSports, useSportsState } from '../play/sports-context.ts'
import { typedOf } from './slip-sums.ts'
import type { SlipNow } from './slip-view.ts'

/** Quick amounts in steps: with one of 10,000 they are 50,000, 100,000 and 500,000. */
const quickTimes = [5n, 10n, 50n]
/** Where the least stake is smaller still. */
const stepMinorMin: Readonly<Record<string, bigint>> = { VND: 1_000_000n }
const stepMinorUsual = 100n
const [none, one, wholeMinor] = [0n, 1n, 100n]

/** Of an amount for each bet, as much as is whole. */
function mostEach(mostMinor: bigint, bets: bigint): bigint {
  const unit = mostMinor / (bets === none ? one : bets)
  return unit - (unit % wholeMinor)
}

/** How much is bet on each bet, or how much each slip is to win. */
export function StakeField({ now }: { now: SlipNow }) {
  const { t } = useTranslation()
  const play = useSports()
  const short = useShortAmount()
  const slip = useSportsState((state) => state.slip)
  const balanceMinor = useFrameState((state) => state.balanceMinor)
  const { stakeMinorMin, stakeMinorMax, currency } = play.session
  const { bets } = now.sums
  const isPerBet = slip.typedAs === 'stake' && bets > one
  const step = maxOf(BigInt(stakeMinorMin), stepMinorMin[currency] ?? stepMinorUsual)
  const most = balanceMinor < BigInt(stakeMinorMax) ? balanceMinor : BigInt(stakeMinorMax)
  const label = slip.typedAs === 'to-win' ? t('slip.toWin') : t(isPerBet ? 'slip.stakeEach' : 'slip.stake')
  const fillMost = () => {
    play.slip.set({ typedAs: 'stake', typed: typedOf(mostEach(most, bets)) })
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <label htmlFor="slip-stake" className="text-sm font-semibold text-ink-2">
          {label}
        </label>
        <Seg
          size="sm"
          label={t('slip.typedAs')}
          options={[
            { value: 'stake', label: t('slip.asStake') },
            { value: 'to-win', label: t('slip.asWin') },
          ]}
          value={slip.typedAs}
          onValueChange={(typedAs) => play.slip.set({ typedAs })}
        />
      </div>
      <MoneyInput
        id="slip-stake"
        size="lg"
        value={slip.typed}
        onValueChange={(typed) => play.slip.set({ typed })}
        unit={currency === 'FUN' ? t('playUnit') : currency}
      />
      <div className="grid grid-cols-4 gap-1.5">
        {quickTimes.map((times) => (
          <Chip key={String(times)} size="sm" className="px-1!" onClick={() => play.slip.add(step * times)}>
            <bdi dir="ltr">+{short(step * times)}</bdi>
          </Chip>
        ))}
        <Chip size="sm" className="px-1!" onClick={fillMost}>
          {t('stakeMost')}
        </Chip>
      </div>
    </div>
  )
}

const maxOf = (one: bigint, other: bigint): bigint => (one > other ? one : other)
