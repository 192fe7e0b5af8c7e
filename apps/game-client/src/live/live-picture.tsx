import { numberFormat } from '@fairground/money'
import { useUi } from '@fairground/ui'
import { useStore } from '@fairground/vendor-ui'
import type { TFunction } from 'i18next'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureState } from '../video/picture-state.ts'
import { watchPicture } from '../video/watch-picture.ts'
import { useLive, useLiveState } from './live-context.ts'

/** The picture of a dealer's table, over the dealer who is drawn: they are there whenever it is not. */
export function LivePicture() {
  const { findVideoDoor, picture, nowMs, isMyStamp } = useLive()
  const isSoundOn = useLiveState((state) => state.isSoundOn)
  const video = useRef<HTMLVideoElement>(null)
  const isShown = useStore(picture, (state) => state.isShown)
  useEffect(() => {
    const { current } = video
    if (!current || !('requestVideoFrameCallback' in current)) return
    const onState = (state: PictureState) => picture.set(state)
    return watchPicture({ video: current, findDoor: findVideoDoor, nowMs, isMine: isMyStamp, onState })
  }, [findVideoDoor, picture, nowMs, isMyStamp])
  // One button for all that sounds. A browser may keep it silent until somebody touches the page.
  useEffect(() => {
    const settle = () => {
      if (video.current) video.current.muted = !isSoundOn
    }
    settle()
    if (!isSoundOn) return
    document.addEventListener('pointerup', settle)
    return () => document.removeEventListener('pointerup', settle)
  }, [isSoundOn])
  return <video ref={video} className="live-picture" data-live={isShown} muted playsInline tabIndex={-1} />
}

/** How far the picture is behind the table; nothing while there is none. */
export function PictureAge() {
  const { t } = useTranslation()
  const { locale } = useUi()
  const { picture } = useLive()
  const text = useStore(picture, (state) => ageOf(t, locale, state))
  const { isStamped, behindMs } = useStore(picture, (state) => state)
  if (text === undefined) return null
  return (
    <p className="live-picture-age" data-stamped={isStamped} data-behind-ms={behindMs}>
      {text}
    </p>
  )
}

function ageOf(
  t: TFunction,
  locale: string,
  { isShown, isBySegments, isStamped, behindMs }: PictureState,
): string | undefined {
  if (!isShown) return undefined
  if (!isStamped) return t('live.picture.notLive')
  if (behindMs === undefined) return undefined
  const shown = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return t(isBySegments ? 'live.picture.late' : 'live.picture.behind', { seconds: shown.format(behindMs / 1_000) })
}
