export type KeyPress = {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
  /** Tag of the element that had focus, upper case, and whether its text can be edited. */
  targetTag: string
  isTargetEditable: boolean
}

const typingTags = new Set(['INPUT', 'TEXTAREA', 'SELECT'])

/** The name a key is bound by, `j`, `?`, `Escape`; undefined while someone types or holds a modifier. */
export function hotkeyOf(press: KeyPress): string | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing) return undefined
  if (press.isTargetEditable || typingTags.has(press.targetTag)) return undefined
  return press.key.length === 1 ? press.key.toLowerCase() : press.key
}
