const origin =
  /^(?:https:\/\/[a-z0-9](?:[a-z0-9.-]{0,118}[a-z0-9])?|http:\/\/(?:localhost|127\.0\.0\.1))(?::[0-9]{1,5})?$/
const page = /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,118}[a-z0-9])?(?::[0-9]{1,5})?(?:[/?#][^\s"'<>\\]*)?$/i
const own = /^\/[a-z][a-z0-9/_-]{0,60}$/i
const tag = /^(?:G|GT|AW|UA)-[A-Z0-9-]{4,20}$/
const gameType = /^[A-Z][A-Z0-9_]{1,19}$/

/** A secure origin without a path; this machine's own may be plain. */
export const isOrigin = (text: string): boolean => origin.test(text)
/** A secure page or file. */
export const isWebPage = (text: string): boolean => text.length <= 300 && page.test(text)
/** A page of the portal. */
export const isOwnPath = (text: string): boolean => own.test(text) && !text.includes('//')
/** An id of the analytics service. */
export const isTagId = (text: string): boolean => tag.test(text)
export const isGameType = (text: string): boolean => gameType.test(text)

/** A place on the web that names follow: no query, no slash at its end. */
export const isImageBase = (text: string): boolean => isWebPage(text) && !/[?#\s]/.test(text) && !text.endsWith('/')
