/** Characters (code points) of the comment of an application. */
export const activityCommentMax = 140
/** UTF-16 units that are taken at all. */
export const activityCommentUnitsMax = 4 * activityCommentMax

/** The comment as it is counted, sent and kept: composed letters, plain line ends, no blanks around. */
export const activityComment = (comment: string): string =>
  comment.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').normalize('NFC').trim()

export const activityCommentLength = (comment: string): number => [...activityComment(comment)].length
