import { createContext, use, useMemo } from 'react'
import type { ToastMessage } from './toast-message.ts'
import type { ToastQueue } from './toast-queue.ts'

export const ToastContext = createContext<ToastQueue | undefined>(undefined)

/** `show` returns an id for `close`. What went wrong (`bad`) stays until it is closed. */
export function useToast(): { show: (message: ToastMessage) => string; close: (id?: string) => void } {
  const queue = use(ToastContext)
  if (!queue) throw new Error('toasts need a <ToastProvider> above them')
  return useMemo(() => ({ show: queue.show, close: queue.close }), [queue])
}
