import { useEffect, useEffectEvent, useRef } from 'react'
import { handTicket } from './hand-ticket.ts'

const renewMs = 5 * 60_000

interface DeskFrameProps {
  url: string
  title: string
  /** A further address of the same desk; rejected where this person may not be there any more. */
  askAgain: () => Promise<{ url: string }>
}

/** While it is shown the server is asked again whether this person may be there; without a yes the desk soon ends. */
export function DeskFrame({ url, title, askAgain }: DeskFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const renew = useEffectEvent(() => {
    askAgain().then(
      (given) => handTicket(frame.current?.contentWindow, given.url),
      () => {},
    )
  })
  useEffect(() => {
    const timer = setInterval(() => renew(), renewMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <iframe
      ref={frame}
      title={title}
      src={url}
      sandbox="allow-scripts allow-same-origin allow-downloads allow-forms"
      allow="camera; microphone"
      referrerPolicy="no-referrer"
      className="h-[min(78dvh,60rem)] w-full rounded-md border-0"
    />
  )
}
