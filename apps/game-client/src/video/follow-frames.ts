import { noPicture, unstampedMs, withStamp } from './picture-state.ts'
import type { Watching } from './watching.ts'

/** The frames of a picture from its beginning on. */
export interface Frames {
  newestMs(): number
  behindMs(): number | undefined
  /** The picture is gone. Tells whether any of it has come. */
  end(): boolean
}

/** Tells the state of the picture with each frame and each stamp. */
export function followFrames(
  { video, nowMs, isMine, onState }: Omit<Watching, 'findDoor'>,
  { isBySegments }: { isBySegments: boolean },
): Frames {
  const unseen = { ...noPicture, isBySegments }
  let isOn = true
  let frameMs = performance.now()
  let stampedMs = Number.NEGATIVE_INFINITY
  let state = unseen
  let look: ((presentedMs: number) => void) | undefined
  let hasCome = false
  const show = (next: typeof state) => {
    state = next
    onState(state)
  }
  // What reads stamps is large, and needed with a picture only.
  void import('./read-stamps.ts').then(({ createStampReader }) => {
    const onStamp = (seen: Parameters<typeof withStamp>[1]) => {
      if (!isOn || !isMine(seen.stamp)) return
      stampedMs = performance.now()
      show(withStamp(state, seen))
    }
    look = createStampReader({ video, nowMs, onStamp }).look
  })
  const onFrame = (_nowMs: number, { presentationTime }: VideoFrameCallbackMetadata) => {
    if (!isOn) return
    hasCome = true
    frameMs = performance.now()
    const isStamped = frameMs - stampedMs < unstampedMs
    if (!state.isShown || state.isStamped !== isStamped)
      show(isStamped ? { ...state, isShown: true } : { ...unseen, isShown: true })
    look?.(presentationTime)
    video.requestVideoFrameCallback(onFrame)
  }
  video.requestVideoFrameCallback(onFrame)
  return {
    newestMs: () => frameMs,
    behindMs: () => state.behindMs,
    end() {
      isOn = false
      onState(noPicture)
      return hasCome
    },
  }
}
