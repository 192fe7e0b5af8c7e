/**
 * Whether every reader takes the path of this address for the same one. `/a/../b`, a backslash or a tab in it would be
 * `/a/…` to the rules that look at its beginning, and `/b` to the router of the calls.
 */
export function isPlainPath(address: string): boolean {
  const path = address.split('?', 1)[0] ?? ''
  return URL.parse(path, 'http://path')?.pathname === path
}
