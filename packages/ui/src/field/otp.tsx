import { OTPField } from '@base-ui/react/otp-field'
import { foldDigits } from '@fairground/money'
import { cx } from '../lib/cx.ts'
import { ids } from '../lib/ids.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { fill } from '../provider/ui-text.ts'
import { useFieldControl } from './field-context.ts'
import { inputShellClass } from './input-shell.tsx'

export type OtpProps = {
  /** Number of boxes. */
  length?: number
  value: string
  onValueChange: (value: string) => void
  /** Called once all boxes are filled, by typing, pasting or the phone's own suggestion. */
  onComplete?: (value: string) => void
  /** Dots instead of digits: for a secret one knows by heart. */
  isSecret?: boolean
  invalid?: boolean
  disabled?: boolean
  name?: string
  className?: string
}

/** One box per digit of a code. The label of its Field names the first box; the others say their place. */
export function Otp({
  length = 6,
  value,
  onValueChange,
  onComplete,
  isSecret,
  invalid,
  disabled,
  name,
  className,
}: OtpProps) {
  const text = useUiText()
  const { state, isDisabled, attributes } = useFieldControl({ invalid, disabled })
  const box = cx(
    inputShellClass(state, 'md', isDisabled),
    isDisabled && 'opacity-55',
    'h-12.5! w-full p-0! text-center text-[20px]! font-bold caret-lamp-ink outline-none!',
    'focus:shadow-[inset_0_0_0_2px_var(--f-focus)]',
  )
  return (
    <OTPField.Root
      id={attributes.id}
      aria-describedby={attributes['aria-describedby']}
      dir="ltr"
      length={length}
      // Digits of every script: its own check would drop all but the Latin ones before they are turned into them.
      validationType="none"
      normalizeValue={digitsOf}
      inputMode="numeric"
      value={value}
      onValueChange={(next) => onValueChange(next)}
      onValueComplete={(next) => onComplete?.(next)}
      mask={isSecret}
      disabled={isDisabled}
      name={name}
      className={cx('grid auto-cols-fr grid-flow-col gap-2', className)}
    >
      {ids('slot', length).map((id, index) => (
        <OTPField.Input
          key={id}
          className={box}
          aria-label={index === 0 ? undefined : fill(text.otpSlot, { index: index + 1, total: length })}
          aria-invalid={state === 'error' || undefined}
        />
      ))}
    </OTPField.Root>
  )
}

const digitsOf = (text: string): string => foldDigits(text).replace(/\D/g, '')
