import { readMatrices } from '../data-matrix/reader.ts'
import { readStamp, type Stamp } from './stamp.ts'

/** A stamp is read once a second. */
const readsMs = 1_000
/** A frame may be too coarse to be read; one that comes so much later says nothing of when the stamp has changed. */
const readsAgainMs = 300
const failuresMax = 3
/** The code is looked at through so many points a side, to see when it changes. */
const sampleSide = 24
/** Of 255: what compression alone does not change. */
const changeMin = 10

export interface StampSeen {
  stamp: Stamp
  /** The server's time at which the picture came to this stamp; absent where that was not seen. */
  shownMs?: number
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

interface Following {
  video: HTMLVideoElement
  nowMs(): number
  onStamp(seen: StampSeen): void
}

/** Reads stamps in the frames of a video. `look` is called with each frame. */
export function createStampReader({ video, nowMs, onStamp }: Following) {
  const reading = newPen()
  const sampling = newPen()
  let place: Place | undefined
  let sample: Uint8ClampedArray | undefined
  let changedMs: number | undefined
  let readMs = Number.NEGATIVE_INFINITY
  let lastAtMs = 0
  let failures = 0
  let isReading = false

  const read = async (at: Place): Promise<{ stamp: Stamp; place: Place } | undefined> => {
    const picture = pictureOf(reading, video, at)
    const [found] = await readMatrices(picture, { tryInvert: false, tryRotate: false, maxNumberOfSymbols: 1 })
    const stamp = found && readStamp(found.text)
    return stamp && { stamp, place: around(found.position, at, video) }
  }
  /** A frame of a stamp that has just come; or, before its place is known, any. */
  const tryRead = async (startedMs: number): Promise<void> => {
    const seenMs = changedMs
    const found = await read(place ?? wholeOf(video))
    if (!found) {
      failures += 1
      if (failures >= failuresMax) place = undefined
      return
    }
    failures = 0
    const { stamp } = found
    readMs = startedMs
    changedMs = undefined
    const isNew = place !== undefined && stamp.atMs > lastAtMs && seenMs !== undefined
    // A code that stands still keeps the place where it was found: what is compared then is the same.
    place ??= found.place
    lastAtMs = stamp.atMs
    onStamp(isNew ? { stamp, shownMs: seenMs } : { stamp })
  }
  return {
    look(presentedMs: number): void {
      const startedMs = performance.now()
      if (video.videoWidth === 0) return
      const frameMs = nowMs() - Math.max(0, startedMs - presentedMs)
      if (place) {
        const now = pictureOf(sampling, video, place, sampleSide).data
        if (sample && isChanged(sample, now)) changedMs = frameMs
        sample = now
        if (changedMs !== undefined && frameMs - changedMs > readsAgainMs) changedMs = undefined
      } else sample = undefined
      const isDue = startedMs - readMs >= readsMs
      const isWorth = place ? changedMs !== undefined || startedMs - readMs > 3 * readsMs : true
      if (!isDue || !isWorth || isReading) return
      isReading = true
      if (!place) readMs = startedMs
      void tryRead(startedMs)
        .catch(() => undefined)
        .finally(() => {
          isReading = false
        })
    },
  }
}

function newPen(): CanvasRenderingContext2D {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser draws no canvas')
  return pen
}

function pictureOf(pen: CanvasRenderingContext2D, video: HTMLVideoElement, at: Place, side?: number): ImageData {
  const [width, height] = [side ?? at.width, side ?? at.height]
  if (pen.canvas.width !== width || pen.canvas.height !== height) Object.assign(pen.canvas, { width, height })
  pen.drawImage(video, at.x, at.y, at.width, at.height, 0, 0, width, height)
  return pen.getImageData(0, 0, width, height)
}

const wholeOf = ({ videoWidth: width, videoHeight: height }: HTMLVideoElement): Place => ({ x: 0, y: 0, width, height })

type Corner = Pick<DOMPoint, 'x' | 'y'>
type Corners = Record<'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight', Corner>

/** The code with as much around it as a reader needs. */
function around(corners: Corners, within: Place, { videoWidth, videoHeight }: HTMLVideoElement): Place {
  const all = [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight]
  const [xs, ys] = [all.map(({ x }) => within.x + x), all.map(({ y }) => within.y + y)]
  const edge = (Math.max(...xs) - Math.min(...xs)) / 8
  const x = Math.max(0, Math.floor(Math.min(...xs) - edge))
  const y = Math.max(0, Math.floor(Math.min(...ys) - edge))
  return {
    ...{ x, y },
    width: Math.min(videoWidth - x, Math.ceil(Math.max(...xs) + edge) - x),
    height: Math.min(videoHeight - y, Math.ceil(Math.max(...ys) + edge) - y),
  }
}

function isChanged(before: Uint8ClampedArray, now: Uint8ClampedArray): boolean {
  let sum = 0
  for (let index = 0; index < now.length; index += 4) sum += Math.abs((now[index] ?? 0) - (before[index] ?? 0))
  return sum / (now.length / 4) > changeMin
}
