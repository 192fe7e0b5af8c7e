/** Which rows are ticked, by row key. */
export type TableSelection = {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
}
