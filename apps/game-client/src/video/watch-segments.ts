import type { VideoSegments } from '@fairground/contract/studio'
import Hls from 'hls.js'
import { followFrames } from './follow-frames.ts'
import { createLeap } from './leap.ts'
import { playQuietly } from './play-quietly.ts'
import { untilStill } from './until-still.ts'
import type { Watching } from './watching.ts'

/** A ticket is good for five minutes. */
const renewMs = 2 * 60_000

/** Shows the picture from segments until it stands still or is stopped. Players wait longer for it, and are told how long. */
export async function watchSegments(watching: Watching, { url, token }: VideoSegments, isStopped: () => boolean) {
  // A browser's own player of segments cannot be held close to the table.
  if (!Hls.isSupported()) return
  const { video, findDoor } = watching
  let ticket = token
  let isGone = false
  const hls = new Hls({
    lowLatencyMode: true,
    // The page may run no scripts but those of its own address.
    enableWorker: false,
    maxLiveSyncPlaybackRate: 1.5,
    backBufferLength: 10,
    xhrSetup(request) {
      if (ticket !== null) request.setRequestHeader('authorization', `Bearer ${ticket}`)
    },
  })
  const renew = async () => {
    const door = await findDoor()
    if (door?.hls?.url === url) ticket = door.hls.token
    else isGone = true
  }
  const renewing = setInterval(() => void renew(), renewMs)
  hls.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) isGone = true
  })
  hls.on(Hls.Events.MANIFEST_PARSED, () => playQuietly(video))
  hls.loadSource(url)
  hls.attachMedia(video)
  const frames = followFrames(watching, { isBySegments: true })
  const leap = createLeap()
  await untilStill(frames, {
    isStopped: () => isStopped() || isGone,
    isLate: () => {
      const edge = hls.liveSyncPosition ?? undefined
      if (edge !== undefined && leap.isDue({ at: video.currentTime, edge, nowMs: performance.now() }))
        video.currentTime = edge
      return false
    },
  })
  clearInterval(renewing)
  frames.end()
  hls.destroy()
}
