import { ApiRefusal } from '@fairground/client'

export const socialProviders = ['google', 'facebook'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** What a visit to the provider is for: being signed in, or adding the provider to the account. */
export type SocialPurpose = 'enter' | 'link'

export interface SocialAnswer {
  provider: SocialProvider
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

interface Visit {
  provider: SocialProvider
  purpose: SocialPurpose
  /** Asks the server for the provider's page. */
  begin: () => Promise<{ url: string; state: string }>
}

/** Keys of this tab's storage that the return page knows too. */
const visitKey = 'socialVisit'
const returnKey = 'socialReturn'
const popupName = 'social-sign-in'
const popupSize = { width: 500, height: 680 }
const lookEveryMs = 400
const visitMs = 10 * 60_000

/**
 * Sends the visitor to the provider: in a small window where there is a mouse, else in this very tab, which then comes
 * back to another page. Must be called by a click, or no window opens. Rejects with IDP_CLOSED when the window is closed.
 */
export async function visitProvider({ provider, purpose, begin }: Visit): Promise<SocialAnswer> {
  sessionStorage.removeItem(visitKey)
  const popup = matchMedia('(hover: hover) and (pointer: fine)').matches ? openPopup() : null
  try {
    const { url, state } = await begin()
    if (!popup) {
      sessionStorage.setItem(visitKey, JSON.stringify({ provider, purpose, state }))
      location.assign(url)
      return await new Promise<never>(() => {})
    }
    popup.location.href = url
    return { provider, ...(await answerOf(popup, state)) }
  } finally {
    popup?.close()
  }
}

/** The answer with which this tab came back from the provider, once; undefined when it came from elsewhere. */
export function takeReturn(purpose: SocialPurpose): SocialAnswer | undefined {
  const [search, stored] = [sessionStorage.getItem(returnKey), sessionStorage.getItem(visitKey)]
  if (search === null || stored === null) return undefined
  const visit = JSON.parse(stored) as SocialAnswer & { purpose: SocialPurpose }
  if (visit.purpose !== purpose) return undefined
  sessionStorage.removeItem(returnKey)
  sessionStorage.removeItem(visitKey)
  const answer = answerIn(search)
  return answer.state === visit.state ? { provider: visit.provider, ...answer } : undefined
}

function openPopup(): Window | null {
  const start = Math.max(0, window.screenX + (window.outerWidth - popupSize.width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - popupSize.height) / 2)
  const features = { popup: 'yes', ...popupSize, left: Math.round(start), top: Math.round(top) }
  return window.open(
    'about:blank',
    popupName,
    Object.entries(features)
      .map(([name, value]) => `${name}=${value}`)
      .join(','),
  )
}

/** Waits for the return page in the small window, which speaks from this origin, or for the end of the window. */
function answerOf(popup: Window, state: string): Promise<Omit<SocialAnswer, 'provider'>> {
  return new Promise((resolve, reject) => {
    const leaveAt = performance.now() + visitMs
    let isClosed = false
    const stop = () => {
      clearInterval(timer)
      removeEventListener('message', onMessage)
    }
    const onMessage = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== popup || data?.kind !== 'social-return') return
      const answer = answerIn(String(data.search))
      if (answer.state !== state) return
      stop()
      resolve(answer)
    }
    const timer = setInterval(() => {
      // The message of a window that closes itself may still be on its way at the first look.
      if (!isClosed && performance.now() < leaveAt) {
        isClosed = popup.closed
        return
      }
      stop()
      reject(new ApiRefusal('IDP_CLOSED', ''))
    }, lookEveryMs)
    addEventListener('message', onMessage)
  })
}

function answerIn(search: string): Omit<SocialAnswer, 'provider'> {
  const query = new URLSearchParams(search)
  const read = (name: string) => query.get(name) ?? undefined
  return { state: read('state') ?? '', code: read('code'), iss: read('iss'), error: read('error') }
}
