import { type FileHandle, open } from 'node:fs/promises'
import type { MediaStreamTrack } from 'werift'
import type { DepacketizerOutput, WebmOutput } from 'werift/nonstandard'

const endMs = 5_000
const roundMsMax = 24 * 3_600_000
const size = { width: 640, height: 360 }

export interface WebmFile {
  /** Ends the file. @throws when it was not written whole, or holds no picture */
  end(): Promise<void>
}

/**
 * Writes what comes to a file, as it came. The recorder of werift is not used: what it cannot write ends the process, and
 * a sound that begins before the picture breaks its file.
 */
export async function writeWebm(at: string, tracks: readonly MediaStreamTrack[]): Promise<WebmFile> {
  const { WebmCallback } = await import('werift/nonstandard')
  const file = await openSink(at)
  const contained = tracks.map((track, place) => ({ ...containedAs(track), trackNumber: place + 1 }))
  // A length has to stand in the head, for the true one to take its place at the end.
  const webm = new WebmCallback(contained, { duration: roundMsMax })
  webm.pipe(file.take)
  let firstMs: number | undefined
  const inputs = {
    video: (input: DepacketizerOutput) => {
      if (input.frame?.isKeyframe) firstMs ??= input.frame.time
      webm.inputVideo(input)
    },
    // Times in the file count from its first picture on.
    audio: (input: DepacketizerOutput) => {
      if (!input.frame || (firstMs !== undefined && input.frame.time >= firstMs)) webm.inputAudio(input)
    },
  }
  const stops = await Promise.all(tracks.map((track) => follow(track, inputs[track.kind as 'video' | 'audio'])))
  return {
    async end() {
      for (const stop of stops) stop()
      await file.ended()
      if (firstMs === undefined) throw new Error('no picture has come')
    },
  }
}

const containedAs = ({ kind }: MediaStreamTrack) =>
  kind === 'video'
    ? ({ kind: 'video', codec: 'VP8', clockRate: 90_000, ...size } as const)
    : ({ kind: 'audio', codec: 'OPUS', clockRate: 48_000 } as const)

/** From packets to frames, timed by the clock of whoever sends. Returns what stops it. */
async function follow(track: MediaStreamTrack, onFrame: (input: DepacketizerOutput) => void): Promise<() => void> {
  const lib = await import('werift/nonstandard')
  const { codec, clockRate, kind } = containedAs(track)
  const packets = new lib.RtpSourceCallback()
  const reports = new lib.RtcpSourceCallback()
  const time = new lib.NtpTimeCallback(clockRate)
  const isFinalPacketInSequence = ({ marker }: { marker: boolean }) => marker
  const frames = new lib.DepacketizeCallback(codec, kind === 'video' ? { isFinalPacketInSequence } : {})
  if (kind === 'video') {
    const order = new lib.JitterBufferCallback(clockRate)
    packets.pipe(order.input)
    order.pipe(time.input)
  } else packets.pipe(time.input)
  reports.pipe(time.input)
  time.pipe(frames.input)
  frames.pipe(onFrame)
  const unsubscribes = [
    track.onReceiveRtp.subscribe((packet) => packets.input(packet.clone())),
    track.onReceiveRtcp.subscribe((report) => reports.input(report)),
  ]
  return () => {
    for (const { unSubscribe } of unsubscribes) unSubscribe()
    packets.stop()
  }
}

/** What is to be written, one after the other. The first fault ends the writing, and is told with the end. */
async function openSink(at: string) {
  const { DurationPosition, SegmentSizePosition, replaceSegmentSize } = await import('werift/nonstandard')
  const handle = await open(at, 'wx')
  const over = Promise.withResolvers<void>()
  over.promise.catch(() => undefined)
  let bytes = 0
  let isFaulty = false
  const write = async ({ saveToFile, eol }: WebmOutput) => {
    if (saveToFile) {
      await handle.writev([saveToFile])
      bytes += saveToFile.length
    }
    if (!eol) return
    await put(handle, eol.durationElement, DurationPosition)
    await put(handle, replaceSegmentSize(bytes), SegmentSizePosition)
    await handle.sync()
    over.resolve()
  }
  return {
    async take(output: WebmOutput): Promise<void> {
      if (isFaulty) return
      await write(output).catch((error: unknown) => {
        isFaulty = true
        over.reject(error)
      })
    },
    async ended(): Promise<void> {
      const late = setTimeout(() => over.reject(new Error('the file did not end in time')), endMs)
      try {
        await over.promise
      } finally {
        isFaulty = true
        clearTimeout(late)
        await handle.close()
      }
    },
  }
}

const put = (handle: FileHandle, part: Uint8Array, position: number): Promise<unknown> =>
  handle.write(part, 0, part.length, position)
