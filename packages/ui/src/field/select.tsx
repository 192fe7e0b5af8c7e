import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { popupClass } from '../menu/popup-class.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import { useFieldControl } from './field-context.ts'
import { type InputSize, inputShellClass } from './input-shell.tsx'

export type SelectOption<Value extends string> = {
  value: Value
  label: string
  /** Shown instead of the label in the list and the box: a flag, a bank's mark. */
  content?: ReactNode
  disabled?: boolean
}

export type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[]
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string
  size?: InputSize
  start?: ReactNode
  invalid?: boolean
  disabled?: boolean
  name?: string
  id?: string
  /** Needed where no Field names it. */
  label?: string
  className?: string
}

/** One of a list. Opens under the box; arrow keys, type-ahead and Esc work. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, size = 'md', start, name, className } = props
  const text = useUiText()
  const { state, isDisabled, attributes } = useFieldControl(props)
  const chosen = options.find((option) => option.value === value)
  return (
    // The list scrolls by itself: the style element for a popup that does so is not wanted.
    <CSPProvider disableStyleElements>
      <Base.Root
        name={name}
        value={value ?? null}
        onValueChange={(next) => next !== null && onValueChange(next)}
        disabled={isDisabled}
        modal={false}
      >
        <Base.Trigger
          {...attributes}
          aria-label={props.label}
          className={cx(
            inputShellClass(state, size, isDisabled),
            isDisabled && 'opacity-55',
            'w-full cursor-pointer text-start outline-none! focus-visible:shadow-[inset_0_0_0_2px_var(--f-focus)]',
            className,
          )}
        >
          {start && <span className="flex shrink-0 items-center text-ink-3">{start}</span>}
          <span className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-3')}>
            {chosen ? (chosen.content ?? chosen.label) : (placeholder ?? text.chooseOne)}
          </span>
          <Icon name="icon-[ph--caret-down-bold]" className="text-2xs text-ink-3" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            sideOffset={6}
            align="start"
            alignItemWithTrigger={false}
            className="z-(--f-z-toast) outline-none"
          >
            <Base.Popup className={cx(popupClass, 'min-w-(--anchor-width)')}>
              <Base.List className="max-h-[min(var(--available-height),20rem)] overflow-y-auto p-1.5 outline-none">
                {options.map((option) => (
                  <SelectItem key={option.value} option={option} />
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}

function SelectItem<Value extends string>({ option }: { option: SelectOption<Value> }) {
  return (
    <Base.Item
      value={option.value}
      disabled={option.disabled}
      label={option.label}
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-base outline-none select-none touch:min-h-11',
        'text-ink-2 data-[highlighted]:bg-surface-3 data-[highlighted]:text-ink data-[selected]:font-semibold data-[selected]:text-ink',
        'data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-disabled',
      )}
    >
      <Base.ItemText className="min-w-0 flex-1">{option.content ?? option.label}</Base.ItemText>
      <Base.ItemIndicator className="flex text-lamp-ink">
        <Icon name="icon-[ph--check-bold]" className="text-sm" />
      </Base.ItemIndicator>
    </Base.Item>
  )
}
