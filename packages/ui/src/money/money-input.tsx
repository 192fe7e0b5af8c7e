import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Input, type InputProps } from '../field/input.tsx'
import { useUi } from '../provider/ui-provider.tsx'
import { caretAfter, countedIn, groupMoneyText, parseMoneyText, separatorsOf } from './money-text.ts'

export type MoneyInputProps = Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> & {
  /** Plain decimal text, `2000000` or `12.5`; `''` while empty. */
  value: string
  onValueChange: (value: string) => void
  /** Digits after the separator; 0 for stakes and deposits. */
  decimals?: number
  /** The sign or code at the end: ₫, USDT. */
  unit?: ReactNode
  locale?: string
}

/** Groups digits for the locale while they are typed, keeps the caret where it was, yields plain digits. */
export function MoneyInput({ value, onValueChange, decimals = 0, unit, locale, ...rest }: MoneyInputProps) {
  const ui = useUi()
  const format = { locale: locale ?? ui.locale, decimals }
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)
  const { decimal } = separatorsOf(format.locale)

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget
    const inputType = 'inputType' in event.nativeEvent ? event.nativeEvent.inputType : ''
    const before = typed.slice(0, selectionStart ?? typed.length)
    const kept = parseMoneyText(typed, format, inputType === 'insertFromPaste' || inputType === 'insertFromDrop')
    const isOnlyGroupDeleted = kept === value && typed.length === groupMoneyText(value, format).length - 1
    const next = isOnlyGroupDeleted && inputType === 'deleteContentBackward' ? withoutDigit(typed, before) : kept
    caret.current = countedIn(before, decimal) - (next === kept ? 0 : 1)
    onValueChange(next)
  }
  /** Backspace on a separator takes the digit before it; the separator alone would come back. */
  const withoutDigit = (typed: string, before: string) =>
    parseMoneyText(before.slice(0, -1) + typed.slice(before.length), format)

  const shown = groupMoneyText(value, format)
  useLayoutEffect(() => {
    if (caret.current === undefined || !box.current || document.activeElement !== box.current) return
    const at = caretAfter(shown, caret.current, decimal)
    box.current.setSelectionRange(at, at)
    caret.current = undefined
  })

  return (
    <Input
      autoComplete="off"
      {...rest}
      ref={box}
      dir="ltr"
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      value={shown}
      onChange={change}
      end={unit}
    />
  )
}
