import { Toast } from '@base-ui/react/toast'
import { useMemo } from 'react'

export type ToastTone = 'ok' | 'bad' | 'info'

export type ToastMessage = {
  tone?: ToastTone
  title: string
  text?: string
  action?: { label: string; onClick: () => void }
}

/** `show` returns an id for `close`. What went wrong (`bad`) stays until it is closed. */
export function useToast(): { show: (message: ToastMessage) => string; close: (id?: string) => void } {
  const manager = Toast.useToastManager()
  return useMemo(
    () => ({
      show: ({ tone = 'info', title, text, action }) =>
        manager.add({
          type: tone,
          title,
          description: text,
          ...(tone === 'bad' ? { timeout: 0, priority: 'high' } : { priority: 'low' }),
          ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
        }),
      close: (id) => manager.close(id),
    }),
    [manager],
  )
}
