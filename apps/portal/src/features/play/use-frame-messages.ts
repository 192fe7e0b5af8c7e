import type { FrameMessage } from '@fairground/contract/frame'
import { useEffect, useEffectEvent } from 'react'

interface FrameHandlers {
  onBalance?: (balanceMinor: string, currency: string) => void
  /** Another game of the vendor is shown in the frame; by language. */
  onTitle?: (names: Record<string, string>) => void
  onExit: () => void
  onCashier: () => void
}

/** A message is taken from the frame's own origin only, and only in a form that is known. */
export function useFrameMessages(origin: string | undefined, handlers: FrameHandlers): void {
  const handle = useEffectEvent((message: FrameMessage) => {
    if (message.type === 'fairground.balance' && /^\d{1,18}$/.test(message.balanceMinor))
      handlers.onBalance?.(message.balanceMinor, message.currency)
    if (message.type === 'fairground.title') handlers.onTitle?.(textsOf(message.names))
    if (message.type === 'fairground.exit') handlers.onExit()
    if (message.type === 'fairground.cashier') handlers.onCashier()
  })
  useEffect(() => {
    if (!origin) return
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && isFrameMessage(event.data)) handle(event.data)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin])
}

const nameMax = 80

/** Whatever came, short texts by language are left of it. */
const textsOf = (names: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(names ?? {}).filter(
      ([, name]) => typeof name === 'string' && name.length > 0 && name.length <= nameMax,
    ),
  )

const isFrameMessage = (data: unknown): data is FrameMessage =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  typeof data.type === 'string' &&
  data.type.startsWith('fairground.')
