import { useLayoutEffect, useRef } from 'react'
import { BusyBulbs } from '../button/busy-bulbs.tsx'
import { IconButton } from '../button/icon-button.tsx'
import { useUiText } from '../provider/ui-provider.tsx'
import { ErrorState } from '../state/error-state.tsx'

export type ComingDialogProps = {
  title: string
  /** Its code could not be fetched: this says so, with a way to try again. */
  failure?: string
  onRetry: () => void
  onClose: () => void
}

/** Keeps the place of a dialog whose code is on its way. The browser's own, so that it costs nothing. */
export function ComingDialog({ title, failure, onRetry, onClose }: ComingDialogProps) {
  const text = useUiText()
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    // Closed before it goes, so that the focus is where it was when the real one opens.
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-label={title}
      aria-busy={!failure}
      onCancel={onClose}
      className="m-auto w-dialog max-w-[calc(100%-2rem)] animate-coming rounded-lg bg-overlay px-5.5 py-5 text-ink shadow-3 outline-none backdrop:animate-coming backdrop:bg-scrim"
    >
      <div className="flex items-center gap-3">
        <b className="flex-1 text-lg font-bold">{title}</b>
        <IconButton label={text.close} icon="icon-[ph--x-bold]" className="-me-2" onClick={onClose} />
      </div>
      <div className="grid min-h-40 place-items-center">
        {failure ? (
          <ErrorState title={failure} onRetry={onRetry} />
        ) : (
          <p role="status" className="text-ink-3">
            <BusyBulbs />
            <span className="sr-only">{text.loading}</span>
          </p>
        )}
      </div>
    </dialog>
  )
}
