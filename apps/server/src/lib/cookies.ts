const pair = /^\s*([^=;\s]+)=([^;]*)$/

export function parseCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const [, name, value] = pair.exec(part) ?? []
    return name === undefined || value === undefined ? [] : [[name, decodeURIComponent(value)]]
  })
  return Object.fromEntries(pairs)
}

interface CookieOptions {
  maxAgeSeconds: number
  isSecure: boolean
}

/** HttpOnly and SameSite=Strict always. */
export const formatCookie = (name: string, value: string, { maxAgeSeconds, isSecure }: CookieOptions): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${isSecure ? '; Secure' : ''}`
