import { parse, serialize } from 'cookie'

/** Binds a cookie to this host and to TLS: no other host of the domain can set one of that name. */
const hostPrefix = '__Host-'

/** A browser takes the prefix over TLS only; without, a cookie has its plain name. */
const sentName = (name: string, isSecure: boolean): string => (isSecure ? `${hostPrefix}${name}` : name)

/** The cookies that this host has set, by their plain names. */
export function ownCookies(header: string | undefined, isSecure: boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parse(header ?? '')).flatMap(([name, value = '']) => {
      if (!isSecure) return [[name, value]]
      return name.startsWith(hostPrefix) ? [[name.slice(hostPrefix.length), value]] : []
    }),
  )
}

interface CookieOptions {
  maxAgeSeconds: number
  isSecure: boolean
}

/** HttpOnly and SameSite=Strict always. */
export const formatCookie = (name: string, value: string, { maxAgeSeconds, isSecure }: CookieOptions): string =>
  serialize(sentName(name, isSecure), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: maxAgeSeconds,
  })
