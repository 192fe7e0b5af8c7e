/** Where a source is read. */
export type SourcePlace =
  /** An address on the public internet. */
  | { readonly kind: 'http'; readonly url: string }
  /** The newest file of a folder of this machine. */
  | { readonly kind: 'folder'; readonly path: string }
  /** Staff upload its text at the desk. */
  | { readonly kind: 'upload' }

/** Somebody who tells results. */
export interface ResultSource {
  readonly id: string
  readonly format: 'csv' | 'json'
  readonly place: SourcePlace
}

/** What makes a lottery one that somebody else draws. */
export interface Official {
  /** Whose result it is, as every page and ticket says. */
  readonly resultOf: string
  readonly sources: readonly ResultSource[]
}

/** A published result can be contradicted for so long before tickets are paid. */
export const holdMs = 10 * 60_000
/** A draw without a result by then is called off, and every stake goes back. */
export const waitMsMax = 24 * 60 * 60_000
/** A source is asked so often while its draw waits. */
export const askEveryMs = 2 * 60_000
/** The longest text that is taken from a source. */
export const textBytesMax = 2 * 1024 * 1024
