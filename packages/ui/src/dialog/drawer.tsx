import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, useEffect, useEffectEvent } from 'react'

type DrawerProps = {
  label: string
  open: boolean
  onOpenChange: (open: boolean) => void
  children: ReactNode
}

/** A bar along the start of a small screen, which has a place of its own on a wide one. Esc and the scrim close it. */
export function Drawer({ label, open, onOpenChange, children }: DrawerProps) {
  const closeOn = useEffectEvent(({ matches }: { matches: boolean }) => {
    if (matches && open) onOpenChange(false)
  })
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)')
    const listen = (event: MediaQueryListEvent) => closeOn(event)
    wide.addEventListener('change', listen)
    return () => wide.removeEventListener('change', listen)
  }, [])
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-(--f-z-scrim) bg-scrim" />
        <Base.Popup
          aria-label={label}
          className="fixed inset-y-0 start-0 z-(--f-z-dialog) w-66 max-w-[85vw] outline-none"
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
