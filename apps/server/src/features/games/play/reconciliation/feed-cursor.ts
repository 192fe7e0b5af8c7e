/** Where a feed goes on: after the row of this time and id. */
export interface FeedCursor {
  /** Microseconds count: as the database writes it. */
  at: string
  id: string
}

const form = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([A-Za-z0-9._:-]{0,64})$/

export const cursorText = ({ at, id }: FeedCursor): string => `${at}~${id}`

/** Undefined for a text that is no cursor of ours. */
export function readCursor(text: string): FeedCursor | undefined {
  const [, at, id] = form.exec(text) ?? []
  return at === undefined || id === undefined ? undefined : { at, id }
}

export const cursorAt = (time: Date): FeedCursor => ({ at: time.toISOString().replace('Z', '000Z'), id: '' })
