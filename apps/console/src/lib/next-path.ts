/** Where to go after signing in: a path of this console, never another site and never the login page again. */
export function nextPath(wanted: string | undefined): string {
  const isOwn = wanted !== undefined && /^\/(?![/\\])/.test(wanted) && !/^\/login(?=[/?#]|$)/.test(wanted)
  return isOwn ? wanted : '/'
}
