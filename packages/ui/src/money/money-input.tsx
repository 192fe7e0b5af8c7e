import {
  changeBetween,
  foldDigits,
  formatMoney,
  readTypedAmount,
  shownPlaceOf,
  shownText,
  typedPlaceOf,
  typedText,
  type UnreadReason,
  unreadAmount,
} from '@fairground/money'
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { FieldMessage } from '../field/field-message.tsx'
import { Input, type InputProps } from '../field/input.tsx'
import { useUi } from '../provider/ui-provider.tsx'
import { fill, type UiTextKey } from '../provider/ui-text.ts'

export type MoneyInputProps = Omit<InputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode'> & {
  /** Plain decimal text, `2000000` or `12.5`; `''` while empty, `unreadAmount` while what was typed is no clear amount. */
  value: string
  onValueChange: (value: string) => void
  /** Digits after the separator; 0 for what is only ever whole. */
  decimals?: number
  /** The sign or code at the end: ₫, USDT. */
  unit?: ReactNode
  locale?: string
}

const reasons: Record<UnreadReason, UiTextKey> = {
  unclear: 'amountUnclear',
  whole: 'amountWhole',
  fine: 'amountFine',
  long: 'amountUnread',
  foreign: 'amountUnread',
}

/**
 * Groups plain figures for the language while they are typed, leaves other writings as they are and says under the box
 * how it reads them; when the box is left it shows that reading.
 */
export function MoneyInput({ value, onValueChange, decimals = 0, unit, locale, onBlur, ...rest }: MoneyInputProps) {
  const ui = useUi()
  const format = { locale: locale ?? ui.locale, decimals }
  const { typed, isEdited, shown, box, change, settle } = useTyped(value, onValueChange, format)
  const reading = readTypedAmount(typed, format)
  const words = reading.isRead
    ? `= ${formatMoney(reading.value || '0', { locale: format.locale, decimals: decimalsShown(reading.value) })}`
    : fill(ui.text[reasons[reading.why]], { decimals })
  return (
    <span className="grid gap-1">
      <Input
        autoComplete="off"
        {...rest}
        ref={box}
        dir="ltr"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        value={shown}
        onChange={change}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
        end={unit}
        invalid={rest.invalid || (!reading.isRead && isEdited) || undefined}
      />
      {isEdited && typed !== '' && (
        <FieldMessage state={reading.isRead ? 'rest' : 'error'} isLive>
          {reading.isRead ? (
            <bdi>
              {words} {unit}
            </bdi>
          ) : (
            words
          )}
        </FieldMessage>
      )}
    </span>
  )
}

const decimalsShown = (value: string): number => (value.includes('.') ? 2 : 0)

/** The person's own signs, kept apart from the groups that the box puts between them. */
function useTyped(value: string, onValueChange: (value: string) => void, format: { locale: string; decimals: number }) {
  const box = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)
  const marked = useRef<{ start: number; end: number } | undefined>(undefined)
  const [kept, setKept] = useState({ typed: typedText(value, format), value, isEdited: false })
  const isOurs = kept.value === value
  const typed = isOurs ? kept.typed : typedText(value === unreadAmount ? '' : value, format)
  const shown = shownText(typed, format)

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget
    const inputType = 'inputType' in event.nativeEvent ? event.nativeEvent.inputType : ''
    const { start, end, inserted } = changeBetween(shown, text, marked.current)
    marked.current = undefined
    let [from, to] = [typedPlaceOf(start, typed, shown), typedPlaceOf(end, typed, shown)]
    // A deleted group of the box would come back: the figure beside it goes instead.
    if (from === to && inserted === '' && inputType === 'deleteContentBackward') from = Math.max(0, from - 1)
    if (from === to && inserted === '' && inputType === 'deleteContentForward') to += 1
    const own = foldDigits(inserted)
    const next = typed.slice(0, from) + own + typed.slice(to)
    const restOfInserted = Math.max(0, start + inserted.length - (selectionStart ?? text.length))
    const caretAt = from + Math.max(0, own.length - restOfInserted)
    const reading = readTypedAmount(next, format)
    const nextValue = reading.isRead ? reading.value : unreadAmount
    // Groups that came with a pasted text are the box's own from now on, where it would have put the same.
    const plain = reading.isRead ? typedText(reading.value, format) : next
    const isOwnForm = next === shownText(plain, format)
    caret.current = isOwnForm ? typedPlaceOf(caretAt, plain, next) : caretAt
    setKept({ typed: isOwnForm ? plain : next, value: nextValue, isEdited: true })
    onValueChange(nextValue)
  }
  /** What was read takes the place of what was typed, once the box is left. */
  const settle = () => {
    const reading = readTypedAmount(typed, format)
    if (reading.isRead) setKept({ typed: typedText(reading.value, format), value, isEdited: kept.isEdited && isOurs })
  }

  useLayoutEffect(() => {
    const element = box.current
    const remember = () => {
      marked.current = { start: element?.selectionStart ?? 0, end: element?.selectionEnd ?? 0 }
    }
    element?.addEventListener('beforeinput', remember)
    return () => element?.removeEventListener('beforeinput', remember)
  }, [])
  useLayoutEffect(() => {
    if (caret.current === undefined || !box.current || document.activeElement !== box.current) return
    const at = shownPlaceOf(caret.current, typed, shown)
    box.current.setSelectionRange(at, at)
    caret.current = undefined
  })
  return { typed, isEdited: kept.isEdited && isOurs, shown, box, change, settle }
}
