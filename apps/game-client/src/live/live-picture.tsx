import { useEffect, useRef, useState } from 'react'
import { watchPicture } from '../video/watch-picture.ts'
import { useLive } from './live-context.ts'

/** The picture of a dealer's table, without sound, over the dealer who is drawn: they are there whenever it is not. */
export function LivePicture() {
  const { findVideoDoor } = useLive()
  const video = useRef<HTMLVideoElement>(null)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const { current } = video
    if (!current || !('requestVideoFrameCallback' in current)) return
    return watchPicture({ video: current, findDoor: findVideoDoor, onLive: setLive })
  }, [findVideoDoor])
  return <video ref={video} className="live-picture" data-live={isLive} muted playsInline tabIndex={-1} />
}
