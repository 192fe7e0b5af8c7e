import { Button, type ButtonProps } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useUiText } from '../provider/ui-provider.tsx'
import type { Language } from './language.ts'

export type LanguageButtonProps = Omit<ButtonProps, 'value'> & { languages: readonly Language[]; value: string }

/** The language that is on, and the way to the others. */
export function LanguageButton({ languages, value, ...rest }: LanguageButtonProps) {
  const text = useUiText()
  const name = languages.find(({ code }) => code === value)?.name ?? value
  return (
    <Button
      {...rest}
      variant="quiet"
      aria-label={`${text.language}: ${name}`}
      start={<Icon name="icon-[ph--globe-simple]" />}
      end={<Icon name="icon-[ph--caret-down-bold]" className="text-[11px]" />}
    >
      {name}
    </Button>
  )
}
