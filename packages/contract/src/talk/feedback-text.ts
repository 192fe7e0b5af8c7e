/** What a message to the house can be about. */
export const feedbackQuestions = ['account', 'money', 'games', 'site', 'idea', 'other'] as const
export type FeedbackQuestion = (typeof feedbackQuestions)[number]

/** UTF-16 units; the operator's upper bound is always lower. */
export const feedbackUnitsMax = 8_000

/** The text as it is counted, sent and stored: composed letters, plain line ends, no blanks around. */
export const feedbackText = (content: string): string =>
  content.toWellFormed().replaceAll('\0', '').replaceAll('\r\n', '\n').normalize('NFC').trim()

/** Characters (code points) of the text, in any language. */
export const feedbackLength = (content: string): number => [...feedbackText(content)].length
