/** Joins class names; falsy parts are skipped. Later classes do not override earlier ones: pass layout only. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
