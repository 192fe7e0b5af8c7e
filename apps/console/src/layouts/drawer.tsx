import { useUiText } from '@fairground/ui'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

type DrawerProps = {
  label: string
  /** Where keyboard focus goes back to. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
  children: ReactNode
}

/** The side bar of a small screen; what lies behind it is inert. Esc, the scrim and going somewhere close it. */
export function Drawer({ label, opener, onClose, children }: DrawerProps) {
  const text = useUiText()
  const drawer = useRef<HTMLDivElement>(null)
  const press = useEffectEvent((event: KeyboardEvent) => {
    // A menu that dropped from the drawer takes its own Esc.
    if (event.key === 'Escape' && !document.querySelector('[role="menu"]')) onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    drawer.current?.focus()
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      opener.current?.focus()
    }
  }, [opener])
  return (
    <div className="fixed inset-0 z-(--f-z-scrim) lg:hidden">
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.close}
        onClick={onClose}
        className="absolute inset-0 size-full cursor-default bg-scrim"
      />
      <div
        ref={drawer}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        className="relative h-full w-66 max-w-[85vw] outline-none"
      >
        {children}
      </div>
    </div>
  )
}
