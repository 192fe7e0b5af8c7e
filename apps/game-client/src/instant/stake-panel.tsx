import { cx, Icon } from '@fairground/ui'
import { useTranslation } from 'react-i18next'
import { Cash, useCashText } from '../components/cash.tsx'
import { useStore } from '../lib/store.ts'
import { useInstant, useInstantState, useNextBet } from './instant-context.ts'
import { useShortAmount } from './short-amount.ts'
import { firstStake, mostStake } from './stake-most.ts'

/** Stakes are kept to whole units of the currency. */
const unitMinor = 100n
// The build's compiler loses a bigint that is written inside a component.
const [none, twice] = [0n, 2n]

/** The stake of the next bet: chips, half and double, least and most, undo and the bet before. */
export function StakePanel() {
  const { t } = useTranslation()
  const short = useShortAmount()
  const play = useInstant()
  const { view } = play
  const told = useStore(play.limits, (limits) => limits)
  const isFixed = useIsFixed()
  const chipMinor = useInstantState((state) => state.stakeMinor)
  const fields = useInstantState((state) => state.fields)
  const { stakeMinor } = useNextBet()
  const hasPast = useInstantState((state) => state.past.length > 0)
  const hasLast = useInstantState((state) => state.lastBet !== undefined)
  const [least, most] = [BigInt(told.limits.stakeMinorMin), mostStake({ ...play, limits: told.limits }, fields)]
  const first = firstStake(told, most)
  const chips = chipsOf({ rungs: told.stakesMinor.map(BigInt), least, most, first }, view.spots !== undefined)
  const set = (minor: bigint) => play.choose({ stakeMinor: clamp(minor, least, most) })
  const scale = (half: () => bigint, times: bigint) =>
    view.spots ? play.choose({ fields: view.spots.times(fields, times) }) : set(half())
  return (
    <fieldset className="instant-stake" aria-label={t('stake')}>
      <div className="instant-amount">
        <span className="block text-xs leading-4 text-ink-3">{t('instant.stake')}</span>
        <span aria-live="polite">
          <Cash minor={stakeMinor} className="text-[1.1875rem]" />
        </span>
      </div>
      <div className="instant-quick">
        {view.spots ? (
          <Quick label={t('instant.clear')} disabled={isFixed} onClick={() => scale(() => none, none)}>
            <Icon name="icon-[ph--trash-bold]" />
          </Quick>
        ) : (
          <Quick label={t('instant.half')} disabled={isFixed} onClick={() => set(halfOf(stakeMinor))}>
            ½
          </Quick>
        )}
        <Quick label={t('instant.double')} disabled={isFixed} onClick={() => scale(() => stakeMinor * twice, twice)}>
          ×2
        </Quick>
        <Quick label={t('instant.undo')} disabled={isFixed || !hasPast} onClick={() => play.undo()}>
          <Icon name="icon-[ph--arrow-counter-clockwise-bold]" flip />
        </Quick>
        <Quick label={t('instant.rebet')} disabled={isFixed || !hasLast} onClick={() => play.rebet()}>
          <Icon name="icon-[ph--repeat-bold]" />
        </Quick>
      </div>
      <div className="instant-chips">
        {!view.spots && (
          <ChipButton
            name={t('instant.least')}
            isOn={stakeMinor === least}
            disabled={isFixed}
            minor={least}
            onClick={() => set(least)}
          >
            <Icon name="icon-[ph--arrow-line-down-bold]" />
          </ChipButton>
        )}
        {chips.map((minor) => (
          <ChipButton
            key={String(minor)}
            isOn={chipMinor === minor}
            disabled={isFixed}
            minor={minor}
            onClick={() => set(minor)}
          >
            <bdi>{short(minor)}</bdi>
          </ChipButton>
        ))}
        {!view.spots && (
          <ChipButton
            name={t('instant.most')}
            isOn={stakeMinor === most}
            disabled={isFixed}
            minor={most}
            onClick={() => set(most)}
          >
            <Icon name="icon-[ph--arrow-line-up-bold]" />
          </ChipButton>
        )}
      </div>
    </fieldset>
  )
}

export const useIsFixed = (): boolean =>
  useInstantState(({ phase, autoplay }) => phase !== 'idle' || autoplay !== undefined)

interface QuickProps {
  label: string
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}

function Quick({ label, children, ...rest }: QuickProps) {
  return (
    <button type="button" aria-label={label} title={label} className="instant-quick-button focus-ring" {...rest}>
      {children}
    </button>
  )
}

interface ChipButtonProps {
  /** Said before the amount: which end of the limits it is. */
  name?: string
  minor: bigint
  isOn: boolean
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}

function ChipButton({ name, minor, isOn, children, ...rest }: ChipButtonProps) {
  const cash = useCashText()
  return (
    <button
      type="button"
      aria-label={name === undefined ? cash(minor) : `${name} ${cash(minor)}`}
      aria-pressed={isOn}
      className={cx('instant-chip focus-ring', isOn && 'is-on')}
      {...rest}
    >
      {children}
    </button>
  )
}

const chipCountMax = 5

interface Ladder {
  rungs: readonly bigint[]
  least: bigint
  most: bigint
  /** The stake to begin with, which is one of them. */
  first: bigint
}

/** Chips from the first stake upwards, spread as far as they may be bet; on a table the least of all is one of them. */
function chipsOf({ rungs, least, most, first }: Ladder, hasLeast: boolean): readonly bigint[] {
  const below = hasLeast && least < first ? [least] : []
  const between = rungs.filter((minor) => minor > least && minor < most)
  const from = between.filter((minor) => minor >= first)
  const usable = from.length >= chipCountMax ? from : between.slice(-chipCountMax)
  const count = Math.min(chipCountMax - below.length, usable.length)
  const places = Array.from({ length: count }, (_, chip) => Math.round((chip * (usable.length - 1)) / (count - 1 || 1)))
  return [...below, ...usable.filter((_, place) => places.includes(place))]
}

const halfOf = (minor: bigint): bigint => (minor / 2n / unitMinor) * unitMinor
const clamp = (minor: bigint, least: bigint, most: bigint): bigint =>
  minor < least ? least : minor > most ? most : minor
