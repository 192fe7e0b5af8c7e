import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { late } from '../late/late.ts'
import { useLate } from '../late/use-late.ts'
import { createToastQueue, type ToastQueue } from './toast-queue.ts'
import { ToastContext } from './use-toast.ts'

const toaster = late(() => import('./toaster.tsx').then((module) => module.Toaster))

/** Holds the toasts: three at most, bottom start, five seconds each; errors stay until closed. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue)
  return (
    <ToastContext value={queue}>
      {children}
      <LateToaster queue={queue} />
    </ToastContext>
  )
}

/** Comes with the first toast or when the page is at rest. Without its code the page works on, and the toast waits. */
function LateToaster({ queue }: { queue: ToastQueue }) {
  const waitingCount = useSyncExternalStore(queue.subscribe, queue.waitingCount, queue.waitingCount)
  const { part: Toaster } = useLate(toaster, waitingCount)
  return Toaster && <Toaster queue={queue} />
}
