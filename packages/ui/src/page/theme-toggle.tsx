import { IconButton } from '../button/icon-button.tsx'
import { useUiText } from '../provider/ui-provider.tsx'

export type Theme = 'dark' | 'light'

export type ThemeToggleProps = { theme: Theme; onThemeChange: (theme: Theme) => void; className?: string }

/** Night or day. The app keeps the choice and sets `data-theme`. */
export function ThemeToggle({ theme, onThemeChange, className }: ThemeToggleProps) {
  const text = useUiText()
  const isDark = theme === 'dark'
  return (
    <IconButton
      label={isDark ? text.lightTheme : text.darkTheme}
      icon={isDark ? 'icon-[ph--moon-stars-duotone]' : 'icon-[ph--sun-duotone]'}
      onClick={() => onThemeChange(isDark ? 'light' : 'dark')}
      className={className}
    />
  )
}
