/** Shows in the picture of a table what the picture is of, and when it was drawn. */
export interface Stamp {
  tableId: string
  /** Null between rounds. */
  roundId: string | null
  /** The server's time. */
  atMs: number
  /** The beginning of the root of the shoe, or of what else the round was locked with. */
  root: string
}

/** A new one so often. */
export const stampMs = 500
const kind = 'fg-stamp1'
const rootLength = 16
const none = '-'

/** Without capitals: such a text makes the smallest code. */
export const stampText = ({ tableId, roundId, atMs, root }: Stamp): string =>
  [kind, tableId, roundId ?? none, atMs.toString(36), root.slice(0, rootLength) || none].join(' ')

export function readStamp(text: string): Stamp | undefined {
  const [first, tableId, roundId, at = '', root, ...more] = text.split(' ')
  if (first !== kind || !tableId || !roundId || !root || more.length > 0 || !/^[0-9a-z]{1,10}$/.test(at))
    return undefined
  return {
    tableId,
    roundId: roundId === none ? null : roundId,
    atMs: Number.parseInt(at, 36),
    root: root === none ? '' : root,
  }
}

/** Whether a stamp may stand in the picture of this table; it lags behind the table, so the round is not compared. */
export const isStampOf = (
  stamp: Stamp,
  { tableId, commit }: { tableId: string; commit: string | undefined },
): boolean => stamp.tableId === tableId && (stamp.root === '' || commit === undefined || commit.startsWith(stamp.root))
