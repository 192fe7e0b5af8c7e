import { BusyBulbs, useUiText } from '@fairground/ui'

/** A page is on its way, and there is no other one to stay on. */
export function Pending() {
  const text = useUiText()
  return (
    <p role="status" className="grid min-h-[60dvh] place-items-center text-ink-3">
      <BusyBulbs />
      <span className="sr-only">{text.loading}</span>
    </p>
  )
}
