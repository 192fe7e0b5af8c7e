import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icon/icon.tsx'
import { cx } from '../lib/cx.ts'
import { useUiText } from '../provider/ui-provider.tsx'
import type { ToastTone } from './toast-message.ts'
import type { ToastQueue } from './toast-queue.ts'

const timeoutMs = 5000
const toastCountMax = 3

const tones: Record<ToastTone, { icon: string; look: string }> = {
  ok: { icon: 'icon-[ph--check-circle-fill]', look: '[--tone:var(--f-mint-ink)]' },
  bad: { icon: 'icon-[ph--warning-circle-fill]', look: '[--tone:var(--f-ruby-ink)]' },
  info: { icon: 'icon-[ph--info]', look: '[--tone:var(--f-blue-ink)]' },
}

/** Shows what the queue holds. */
export function Toaster({ queue }: { queue: ToastQueue }) {
  const text = useUiText()
  return (
    <Toast.Provider timeout={timeoutMs} limit={toastCountMax}>
      <QueueReader queue={queue} />
      <Toast.Portal>
        <Toast.Viewport
          aria-label={text.notifications}
          className="pointer-events-none fixed start-4 end-4 bottom-[calc(var(--toast-lift,0px)+1rem)] z-(--f-z-toast) flex flex-col-reverse gap-3 outline-none max-lg:[--toast-lift:calc(68px+env(safe-area-inset-bottom))] sm:end-auto sm:w-95"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function QueueReader({ queue }: { queue: ToastQueue }) {
  const { add, close } = Toast.useToastManager()
  useEffect(
    () =>
      queue.connect({
        add: (id, { tone = 'info', title, text, action }) =>
          void add({
            id,
            type: tone,
            title,
            description: text,
            ...(tone === 'bad' ? { timeout: 0, priority: 'high' } : { priority: 'low' }),
            ...(action && { actionProps: { children: action.label, onClick: action.onClick } }),
          }),
        close,
      }),
    [queue, add, close],
  )
  return null
}

function ToastList() {
  const { toasts } = Toast.useToastManager()
  const text = useUiText()
  return toasts.map((toast) => {
    const { icon, look } = tones[isTone(toast.type) ? toast.type : 'info']
    return (
      <Toast.Root
        key={toast.id}
        toast={toast}
        swipeDirection={['left', 'right', 'down']}
        className={cx(
          'pointer-events-auto flex items-center gap-3 rounded-md bg-overlay py-3 ps-4 pe-2.5',
          'shadow-[var(--f-shadow-2),inset_4px_0_0_var(--tone)] rtl:shadow-[var(--f-shadow-2),inset_-4px_0_0_var(--tone)]',
          'transition-[opacity,transform,translate] duration-slow ease-out data-[ending-style]:duration-base data-[ending-style]:ease-in',
          'translate-x-(--toast-swipe-movement-x) data-[starting-style]:translate-y-3 data-[starting-style]:opacity-0',
          'data-[ending-style]:opacity-0 data-[limited]:hidden data-[swiping]:transition-none',
          look,
        )}
      >
        <Icon name={icon} className="text-[22px] text-(--tone)" />
        <Toast.Content className="min-w-0 flex-1">
          <Toast.Title className="text-base font-bold" render={<b className="block" />} />
          <Toast.Description className="text-sm text-ink-2" render={<span className="block" />} />
          {toast.actionProps && <Toast.Action className="mt-1 link text-sm" />}
        </Toast.Content>
        <Toast.Close render={<IconButton size="sm" label={text.close} icon="icon-[ph--x-bold]" />} />
      </Toast.Root>
    )
  })
}

const isTone = (type: string | undefined): type is ToastTone => type !== undefined && type in tones
