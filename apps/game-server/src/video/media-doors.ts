import type { MediaServer } from '@fairground/contract/psw'
import { videoCodings } from '@fairground/contract/studio'
import type { AppContext } from '../context.ts'

/** Where the picture of a table goes in and out at the server that carries it. */
export interface MediaDoors {
  whip: string
  whep: string
  hls: string | undefined
  /** Says whether the picture comes; absent where nobody can be asked. */
  state: string | undefined
  /** Where recordings are found. */
  recordings: string | null
  /** The server asks the studio who may watch. */
  isAsking: boolean
}

/** Source of the paths: MediaMTX 1.x, "Read a stream" and "Publish a stream". */
export function doorsOf(media: MediaServer): MediaDoors {
  const { recordings, hls } = media
  if (media.kind === 'plain')
    return { whip: media.whip, whep: media.whep, hls: hls ?? undefined, state: undefined, recordings, isAsking: false }
  const { path, webrtc, api } = media
  return {
    whip: below(webrtc, `${path}/whip`),
    whep: below(webrtc, `${path}/whep`),
    hls: hls === null ? undefined : below(hls, `${path}/index.m3u8`),
    state: api === null ? undefined : below(api, `v3/paths/get/${path}`),
    recordings,
    isAsking: true,
  }
}

const below = (address: string, path: string): string =>
  new URL(path, address.endsWith('/') ? address : `${address}/`).href

/** The outside server of a table; undefined where the studio itself sends its picture on. */
export function outsideOf({ catalogue }: Pick<AppContext, 'catalogue'>, tableId: string): MediaDoors | undefined {
  const game = catalogue.find(tableId)
  return game?.kind === 'shared' && game.table.media ? doorsOf(game.table.media) : undefined
}

/** What whoever shows the table may send: segments hold no VP8, and the relay takes nothing else. */
export const codingsOf = (doors: MediaDoors | undefined): (typeof videoCodings)[number][] =>
  doors ? [...videoCodings].filter((coding) => !doors.hls || coding !== 'video/VP8') : ['video/VP8']

/** Every place from which pages may load segments: a frame may go to any table. */
export function segmentOrigins({ catalogue }: Pick<AppContext, 'catalogue'>): string[] {
  const found = catalogue.list().flatMap((game) => {
    const hls = game.kind === 'shared' && game.table.media ? doorsOf(game.table.media).hls : undefined
    return hls === undefined ? [] : [new URL(hls).origin]
  })
  return [...new Set(found)].sort()
}
