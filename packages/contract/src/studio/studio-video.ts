import * as z from 'zod'

/** Live pictures of dealers' tables: WHIP (RFC 9725) for whoever shows the table, WHEP for whoever plays there. */
export const videoPaths = {
  publish: '/studio/desk/video',
  seen: '/studio/desk/video/seen',
  play: '/studio/shared/video',
  whip: '/studio/video/whip',
  whep: '/studio/video/whep',
  session: '/studio/video/sessions/:sessionId',
  /** Of sessions at an outside server, which are named by what the studio has sealed. */
  outside: '/studio/video/outside',
  /** An outside server asks here who may show or watch. */
  allowed: '/studio/video/allowed',
  recording: '/studio/video/recordings',
} as const

/** Codings of pictures, the best first. */
export const videoCodings = ['video/H264', 'video/VP9', 'video/VP8'] as const

/** The token is good for a minute, to begin with. */
export const VideoPublish = z.strictObject({
  url: z.string(),
  token: z.string(),
  codings: z.array(z.enum(videoCodings)).min(1),
  /** The picture goes past the studio: whoever shows it says every second that it goes on. */
  isTold: z.boolean(),
})
export type VideoPublish = z.infer<typeof VideoPublish>

/** The address that ends the picture, as its beginning was answered. */
export const VideoSeenRequest = z.strictObject({
  location: z
    .string()
    .max(4_000)
    .regex(/^[!-~]+$/),
})
export const VideoSeenAnswer = z.strictObject({})

export const VideoSegments = z.strictObject({
  url: z.string(),
  /** For each segment; null where the server does not ask the studio who may. */
  token: z.string().nullable(),
})
export type VideoSegments = z.infer<typeof VideoSegments>

/** `play` is null while the table has no picture. */
export const VideoPlay = z.strictObject({
  play: z.strictObject({ url: z.string(), token: z.string(), hls: VideoSegments.nullable() }).nullable(),
})
export type VideoPlay = z.infer<typeof VideoPlay>

/** How many may watch one table by the relay of the studio. */
export const viewersMax = 40
