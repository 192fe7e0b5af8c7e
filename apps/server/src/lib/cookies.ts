const pair = /^\s*([^=;\s]+)=([^;]*)$/

function parseCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').flatMap((part) => {
    const [, name, value] = pair.exec(part) ?? []
    return name === undefined || value === undefined ? [] : [[name, decoded(value)]]
  })
  return Object.fromEntries(pairs)
}

/** Binds a cookie to this host and to TLS: no other host of the domain can set one of that name. */
const hostPrefix = '__Host-'

/** A browser takes the prefix over TLS only; without, a cookie has its plain name. */
const sentName = (name: string, isSecure: boolean): string => (isSecure ? `${hostPrefix}${name}` : name)

/** The cookies that this host has set, by their plain names. */
export function ownCookies(header: string | undefined, isSecure: boolean): Record<string, string> {
  const all = Object.entries(parseCookies(header))
  if (!isSecure) return Object.fromEntries(all)
  return Object.fromEntries(
    all.flatMap(([name, value]) => (name.startsWith(hostPrefix) ? [[name.slice(hostPrefix.length), value]] : [])),
  )
}

/** Values that were never encoded are returned unchanged. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

interface CookieOptions {
  maxAgeSeconds: number
  isSecure: boolean
}

/** HttpOnly and SameSite=Strict always. */
export const formatCookie = (name: string, value: string, { maxAgeSeconds, isSecure }: CookieOptions): string =>
  `${sentName(name, isSecure)}=${encodeURIComponent(value)}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${isSecure ? '; Secure' : ''}`
