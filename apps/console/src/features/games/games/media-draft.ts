import type { TableSetup } from '@fairground/contract'

type Media = TableSetup['media']

export const mediaKinds = ['none', 'mediamtx', 'plain'] as const
export type MediaKind = (typeof mediaKinds)[number]
export const mediaFields = ['webrtc', 'path', 'api', 'whip', 'whep', 'hls', 'recordings'] as const
export type MediaField = (typeof mediaFields)[number]

/** What each kind of server is described by. */
export const fieldsOfKind: Record<MediaKind, readonly MediaField[]> = {
  none: [],
  mediamtx: ['webrtc', 'path', 'hls', 'api', 'recordings'],
  plain: ['whip', 'whep', 'hls', 'recordings'],
}

/** The server of a table as it is being typed. */
export type MediaDraft = { kind: MediaKind } & Record<MediaField, string>

const empty: MediaDraft = { kind: 'none', webrtc: '', path: '', api: '', whip: '', whep: '', hls: '', recordings: '' }

export const mediaDraftOf = (media: Media): MediaDraft => {
  if (!media) return empty
  const texts = Object.entries(media).map(([name, text]) => [name, text ?? ''])
  return { ...empty, ...Object.fromEntries(texts) }
}

/** What is asked for. An empty box that may be empty stands for nothing. */
export function mediaOfDraft(draft: MediaDraft): Media {
  const text = (field: MediaField) => draft[field].trim()
  const [hls, recordings] = [text('hls') || null, text('recordings') || null]
  if (draft.kind === 'none') return null
  if (draft.kind === 'plain') return { kind: 'plain', whip: text('whip'), whep: text('whep'), hls, recordings }
  const { kind } = draft
  return { kind, webrtc: text('webrtc'), path: text('path'), api: text('api') || null, hls, recordings }
}
