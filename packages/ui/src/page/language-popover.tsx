import { Popover } from '@base-ui/react/popover'
import { useRef, useState } from 'react'
import { cx } from '../lib/cx.ts'
import { popupClass } from '../menu/popup-class.ts'
import type { LanguageMenuProps } from './language.ts'
import { LanguageButton } from './language-button.tsx'
import { LanguageGrid } from './language-grid.tsx'

type LanguagePopoverProps = LanguageMenuProps & {
  /** A finger asked for it: the search box is then left alone, or the keyboard would come up. */
  isByTouch: boolean
}

/** Takes the place of the button that was pressed, with its focus, and is open at first. */
export function LanguagePopover({ languages, value, onValueChange, className, isByTouch }: LanguagePopoverProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const choose = (code: string) => {
    setIsOpen(false)
    onValueChange(code)
  }
  // How it was opened is known to the popover from the second time on.
  const firstFocus = (method: string) => ((method || (isByTouch && 'touch')) === 'touch' ? popup.current : true)
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger
        render={<LanguageButton autoFocus languages={languages} value={value} className={className} />}
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="start" className="z-(--f-z-toast)">
          <Popover.Popup
            ref={popup}
            initialFocus={firstFocus}
            className={cx(popupClass, 'w-[min(40rem,calc(100vw-1.5rem))] p-4')}
          >
            <LanguageGrid languages={languages} value={value} onChoose={choose} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
