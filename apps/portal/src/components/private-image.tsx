import { cx, Skeleton } from '@fairground/ui'
import { useEffect, useState } from 'react'
import { readToken } from '../lib/session.ts'

interface PrivateImageProps {
  /** Address that answers its owner only. */
  src: string
  alt: string
  className?: string
}

/** A picture that nobody but its owner is shown: it is asked for with the session, and let go with the page. */
export function PrivateImage({ src, alt, className }: PrivateImageProps) {
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    const stop = new AbortController()
    let url: string | undefined
    readPicture(src, stop.signal).then(
      (blob) => {
        if (stop.signal.aborted) return
        url = URL.createObjectURL(blob)
        setShown(url)
      },
      () => undefined,
    )
    return () => {
      stop.abort()
      if (url) URL.revokeObjectURL(url)
    }
  }, [src])
  if (!shown) return <Skeleton className={className} />
  return <img src={shown} alt={alt} className={cx('object-cover', className)} />
}

async function readPicture(src: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(src, { headers: { token: readToken() ?? '' }, signal })
  if (!answer.ok) throw new Error(`the picture was refused: ${answer.status}`)
  return answer.blob()
}
