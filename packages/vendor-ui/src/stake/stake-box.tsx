import { cx, Icon } from '@fairground/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Cash, useCashText } from '../money/cash.tsx'
import { useShortAmount } from '../money/short-amount.ts'

export interface StakeBoxProps {
  label: string
  /** What the next bet costs. */
  stakeMinor: bigint
  /** The stake of one chip that is chosen now. */
  chosenMinor: bigint
  chips: readonly bigint[]
  /** Chips for the least and the most; absent where the chips themselves are laid. */
  ends?: { least: bigint; most: bigint } | undefined
  isFixed: boolean
  choose: (minor: bigint) => void
  /** `QuickButton`s. */
  quick: ReactNode
}

/** The stake of the next bet: its amount, quick changes, and chips. */
export function StakeBox({ label, stakeMinor, chosenMinor, chips, ends, isFixed, choose, quick }: StakeBoxProps) {
  const { t } = useTranslation()
  const short = useShortAmount()
  const chip = (minor: bigint) => ({ minor, disabled: isFixed, onClick: () => choose(minor) })
  return (
    <fieldset className="stake-box" aria-label={label}>
      <div className="stake-amount">
        <span className="block text-xs leading-4 text-ink-3">{t('stakeNow')}</span>
        <span aria-live="polite">
          <Cash minor={stakeMinor} className="text-[1.1875rem]" />
        </span>
      </div>
      <div className="stake-quick">{quick}</div>
      <div className="stake-chips">
        {ends && (
          <ChipButton name={t('stakeLeast')} isOn={stakeMinor === ends.least} {...chip(ends.least)}>
            <Icon name="icon-[ph--arrow-line-down-bold]" />
          </ChipButton>
        )}
        {chips.map((minor) => (
          <ChipButton key={String(minor)} isOn={chosenMinor === minor} {...chip(minor)}>
            <bdi>{short(minor)}</bdi>
          </ChipButton>
        ))}
        {ends && (
          <ChipButton name={t('stakeMost')} isOn={stakeMinor === ends.most} {...chip(ends.most)}>
            <Icon name="icon-[ph--arrow-line-up-bold]" />
          </ChipButton>
        )}
      </div>
    </fieldset>
  )
}

interface ChipButtonProps {
  /** Said before the amount: which end of the limits it is. */
  name?: string
  minor: bigint
  isOn: boolean
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

function ChipButton({ name, minor, isOn, children, ...rest }: ChipButtonProps) {
  const cash = useCashText()
  return (
    <button
      type="button"
      aria-label={name === undefined ? cash(minor) : `${name} ${cash(minor)}`}
      aria-pressed={isOn}
      className={cx('stake-chip focus-ring', isOn && 'is-on')}
      {...rest}
    >
      {children}
    </button>
  )
}
