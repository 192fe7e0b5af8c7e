import * as z from 'zod'

/** Live pictures of dealers' tables: WHIP (RFC 9725) for whoever shows the table, WHEP for whoever plays there. */
export const videoPaths = {
  publish: '/studio/desk/video',
  play: '/studio/shared/video',
  whip: '/studio/video/whip',
  whep: '/studio/video/whep',
  session: '/studio/video/sessions/:sessionId',
} as const

/** The token is good for a minute, to begin with. */
export const VideoPublish = z.strictObject({ url: z.string(), token: z.string() })
export type VideoPublish = z.infer<typeof VideoPublish>

/** `play` is null while the table has no picture. */
export const VideoPlay = z.strictObject({ play: z.strictObject({ url: z.string(), token: z.string() }).nullable() })
export type VideoPlay = z.infer<typeof VideoPlay>

/** How many may watch one table by the relay of the studio. */
export const viewersMax = 40
