import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useUiText } from '../provider/ui-provider.tsx'
import { Input, type InputProps } from './input.tsx'

export type SearchInputProps = Omit<InputProps, 'type' | 'start' | 'value' | 'onChange' | 'aria-label'> & {
  /** The accessible name; the placeholder repeats it unless one is given. */
  label: string
  value: string
  onValueChange: (value: string) => void
}

/** Looks for something: a glass before, a way to empty it after. `end` (a key hint) stands while it is empty. */
export function SearchInput({ label, value, onValueChange, placeholder = label, end, ...rest }: SearchInputProps) {
  const text = useUiText()
  const clear = (
    <IconButton
      size="xs"
      className="-me-1.5"
      label={text.clear}
      icon="icon-[ph--x-bold]"
      iconClassName="text-xs"
      onClick={() => onValueChange('')}
    />
  )
  return (
    <Input
      size="sm"
      {...rest}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      start={<Icon name="icon-[ph--magnifying-glass]" />}
      end={value === '' ? end : clear}
    />
  )
}
