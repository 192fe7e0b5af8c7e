const gatherMs = 2_000
const askMs = 10_000

/** Where a picture goes in or out, and the right to it. */
export interface VideoDoor {
  url: string
  token: string
}

/** Posts an offer with all its candidates and takes the answer, by WHIP or WHEP; the address that ends it, or undefined. */
export async function exchangeOffer(connection: RTCPeerConnection, { url, token }: VideoDoor) {
  await connection.setLocalDescription()
  await allCandidates(connection)
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/sdp' },
    body: connection.localDescription?.sdp ?? '',
    signal: AbortSignal.timeout(askMs),
  }).catch(() => undefined)
  if (response?.status !== 201) return undefined
  await connection.setRemoteDescription({ type: 'answer', sdp: await response.text() })
  return response.headers.get('location') ?? undefined
}

/** Ends it at the other end too, even while the page goes. */
export const endExchange = (location: string): void =>
  void fetch(location, { method: 'DELETE', keepalive: true }).catch(() => undefined)

function allCandidates(connection: RTCPeerConnection): Promise<void> {
  if (connection.iceGatheringState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    const late = setTimeout(resolve, gatherMs)
    connection.addEventListener('icegatheringstatechange', () => {
      if (connection.iceGatheringState !== 'complete') return
      clearTimeout(late)
      resolve()
    })
  })
}
