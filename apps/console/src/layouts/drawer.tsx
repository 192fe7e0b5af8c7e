import { type ReactNode, useEffect, useRef } from 'react'

type DrawerProps = { label: string; isOpen: boolean; onClose: () => void; children: ReactNode }

/** The side bar of a small screen. Esc, the scrim and going somewhere close it. */
export function Drawer({ label, isOpen, onClose, children }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const node = drawer.current
    if (!node || !isOpen) return
    node.showModal()
    // A press on the scrim hits the dialog itself; everything inside has an element of its own.
    const press = (event: PointerEvent) => event.target === node && node.close()
    node.addEventListener('pointerdown', press)
    return () => {
      node.removeEventListener('pointerdown', press)
      node.close()
    }
  }, [isOpen])
  return (
    <dialog
      ref={drawer}
      aria-label={label}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-66 max-w-[85vw] overflow-hidden bg-transparent p-0 backdrop:bg-scrim"
    >
      {isOpen && children}
    </dialog>
  )
}
