import { type MouseEvent, useState } from 'react'
import { late, prefetch } from '../late/late.ts'
import { useLate } from '../late/use-late.ts'
import { isTouch } from '../lib/is-touch.ts'
import type { LanguageMenuProps } from './language.ts'
import { LanguageButton } from './language-button.tsx'

const languagePopover = late(() => import('./language-popover.tsx').then((module) => module.LanguagePopover))
const near = () => prefetch(languagePopover)

/** All languages at a glance, with a search box for the many. What drops down is fetched when somebody comes near; throws when it could not be. */
export function LanguageMenu(props: LanguageMenuProps) {
  const { languages, value, className } = props
  const [opening, setOpening] = useState({ count: 0, isByTouch: false })
  const { part: LanguagePopover, error } = useLate(languagePopover, opening.count)
  if (error) throw error
  if (LanguagePopover && opening.count > 0) return <LanguagePopover {...props} isByTouch={opening.isByTouch} />
  return (
    <LanguageButton
      languages={languages}
      value={value}
      className={className}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={near}
      onFocus={near}
      onClick={(event: MouseEvent) => setOpening({ count: opening.count + 1, isByTouch: isTouch(event) })}
    />
  )
}
