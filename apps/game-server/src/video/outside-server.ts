import * as z from 'zod'

const exchangeMs = 8_000
const probeMs = 1_500
const answerBytesMax = 65_536

interface Offered {
  url: string
  token: string | undefined
  offer: string
}

/** The other end of a session: its answer, and what ends it. */
export interface OutsideSession {
  location: string
  answer: string
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

/** Sends an offer to an outside server, as WHIP and WHEP say. `off`: it has no such picture; `full`: it takes no more. */
export async function offerOutside({ url, token, offer }: Offered): Promise<OutsideSession | 'off' | 'full' | 'bad'> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/sdp', ...bearer(token) },
    body: offer,
    // Whoever answers is who was named.
    redirect: 'error',
    signal: AbortSignal.timeout(exchangeMs),
  }).catch(() => undefined)
  if (!response) return 'bad'
  if (response.status === 404) return 'off'
  if (response.status === 503 || response.status === 429) return 'full'
  const location = URL.parse(response.headers.get('location') ?? '', url)
  const answer = response.status === 201 ? await response.text().catch(() => '') : ''
  if (!answer || answer.length > answerBytesMax || location?.origin !== new URL(url).origin) return 'bad'
  return { location: location.href, answer }
}

/** Ends a session there; one that is gone already is no fault. */
export async function endOutside(location: string, token: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(exchangeMs)
  await fetch(location, { method: 'DELETE', headers: bearer(token), redirect: 'error', signal }).catch(() => undefined)
}

const PathState = z.object({ ready: z.boolean(), bytesReceived: z.number() })

export interface Probe {
  isGood: boolean
  /** How much has come there, where the server says it. */
  bytes: number | undefined
}

/** Looks at the server itself: whether the picture comes, where it can be asked, or else whether it is there. */
export async function probeOutside({ state, whep }: { state: string | undefined; whep: string }): Promise<Probe> {
  const response = await fetch(state ?? whep, {
    method: state === undefined ? 'OPTIONS' : 'GET',
    redirect: 'error',
    signal: AbortSignal.timeout(probeMs),
  }).catch(() => undefined)
  if (!response) return { isGood: false, bytes: undefined }
  if (state === undefined) return { isGood: response.status < 500, bytes: undefined }
  const told = PathState.safeParse(await response.json().catch(() => undefined))
  if (!response.ok || !told.success) return { isGood: false, bytes: undefined }
  return { isGood: told.data.ready, bytes: told.data.bytesReceived }
}
