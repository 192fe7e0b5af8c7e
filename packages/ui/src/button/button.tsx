import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createClickGuard } from '../lib/click-guard.ts'
import { cx } from '../lib/cx.ts'
import { useUi } from '../provider/ui-provider.tsx'
import { BusyBulbs } from './busy-bulbs.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class.ts'

export type ButtonProps = Omit<ComponentProps<'button'>, 'ref'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Full width of its container. */
  block?: boolean
  /** Waiting for an answer: width and label stay, three bulbs light, further clicks do nothing. */
  busy?: boolean
  /**
   * Clicks within this many milliseconds of the last one are ignored; those of a form only until it was answered or
   * changed, and never the second of a double click.
   */
  guardMs?: number
  /** Icons before and after the label, as `<Icon>`. */
  start?: ReactNode
  end?: ReactNode
  ref?: React.Ref<HTMLButtonElement>
}

/** The one button. `type` is `button` unless said otherwise. */
export function Button({ variant, size, block, busy = false, guardMs = 0, start, end, ...rest }: ButtonProps) {
  const { children, className, onClick, disabled, type = 'button', ...attributes } = rest
  const { text } = useUi()
  const [guard] = useState(() => createClickGuard(guardMs, () => performance.now()))
  const label = useRef<HTMLSpanElement>(null)
  const isRoomy = useRoomBeside(label, busy)
  const isSubmit = type === 'submit'
  useEffect(() => {
    if (isSubmit && !busy) guard.release()
  }, [isSubmit, busy, guard])

  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const isDoubled = isSubmit && guardMs > 0 && event.detail > 1
    if (busy || isDoubled || !guard.accepts()) return event.preventDefault()
    if (isSubmit) onceChanged(event.currentTarget.form, guard.release)
    onClick?.(event)
  }

  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cx(buttonClass({ variant, size, block }), className)}
      onClick={click}
    >
      {start}
      <span ref={label} className="relative min-w-0">
        {children}
        {busy && isRoomy && <BusyBulbs className="absolute inset-y-0 start-full ms-3" />}
      </span>
      {end}
      {busy && !isRoomy && <BusyBulbs size="sm" className="absolute inset-x-0 bottom-1 justify-center" />}
      {busy && <span className="sr-only">{text.busy}</span>}
    </button>
  )
}

/** A form that was refused and corrected is another one: it leaves at once. */
function onceChanged(form: HTMLFormElement | null, release: () => void): void {
  form?.addEventListener('input', release, { once: true })
  form?.addEventListener('change', release, { once: true })
}

/** Whether three bulbs fit beside the label without the button growing. Measured when busy begins. */
function useRoomBeside(label: React.RefObject<HTMLSpanElement | null>, isBusy: boolean): boolean {
  const [isRoomy, setIsRoomy] = useState(false)
  useLayoutEffect(() => {
    const span = label.current
    const button = span?.parentElement
    if (!isBusy || !span || !button) return
    const gap = button.getBoundingClientRect().right - span.getBoundingClientRect().right
    setIsRoomy(gap >= 52)
  }, [isBusy, label])
  return isRoomy
}
