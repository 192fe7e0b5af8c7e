/** A language named in itself; flags are for countries. */
export type Language = { code: string; name: string }

export type LanguageMenuProps = {
  languages: readonly Language[]
  value: string
  onValueChange: (code: string) => void
  className?: string
}
