import * as z from '../base/zod.ts'

const addressMax = 300
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Scheme, host, port, path and query; nobody's name or password, and no fragment. */
const shape = /^(https?):\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?(?:\/[^\s?#\\]*)?(\?[^\s#\\]*)?$/

/** Encrypted, or on this very machine. */
function isSafe(text: string, hasQuery = false): boolean {
  const [, scheme, host = '', , query] = shape.exec(text) ?? []
  if (scheme === undefined || (query !== undefined && !hasQuery)) return false
  return scheme === 'https' || loopback.has(host)
}

/** Of something at a media server. Secrets of the studio stand in its environment, never here. */
export const MediaAddress = z
  .string()
  .max(addressMax)
  .refine((text) => isSafe(text))

export const recordingParts = ['table', 'round', 'from', 'to'] as const
const part = /\{([^{}]*)\}/g

/** Where the recording of a round is found: {table}, {round}, {from} and {to} stand for what the round has. */
export const RecordingAddress = z
  .string()
  .max(addressMax)
  .refine((text) => {
    const parts = [...text.matchAll(part)].map(([, name]) => name)
    const isKnown = parts.every((name) => (recordingParts as readonly (string | undefined)[]).includes(name))
    const bare = text.replace(part, 'x')
    const isRound = parts.includes('round') || (parts.includes('from') && parts.includes('to'))
    // The parts say which recording, never at which server.
    return isKnown && isRound && /^https?:\/\/[^/{}]+\//.test(text) && !/[{}]/.test(bare) && isSafe(bare, true)
  })

/** The address of one recording. */
export const recordingUrl = (pattern: string, of: Record<(typeof recordingParts)[number], string>): string =>
  pattern.replace(part, (_all, name: keyof typeof of) => encodeURIComponent(of[name]))

const common = { recordings: RecordingAddress.nullable().default(null) }

/** The server beside the studio that carries the picture of a table; tables without one use the relay of the studio. */
export const MediaServer = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('mediamtx'),
    /** Where it takes and gives pictures, gives them as segments, and says what it has. */
    webrtc: MediaAddress,
    hls: MediaAddress.nullable().default(null),
    api: MediaAddress.nullable().default(null),
    path: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}(\/[a-z0-9][a-z0-9_-]{0,39}){0,3}$/),
    ...common,
  }),
  /** LiveKit's ingress, or whatever speaks WHIP and WHEP. */
  z.strictObject({
    kind: z.literal('plain'),
    whip: MediaAddress,
    whep: MediaAddress,
    hls: MediaAddress.nullable().default(null),
    ...common,
  }),
])
export type MediaServer = z.infer<typeof MediaServer>
