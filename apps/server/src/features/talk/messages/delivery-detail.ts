import type { Delivery } from './message.ts'

const lengthMax = 200
const hiddenLengthMin = 4

/** What a service said, on one line, without what must not stand in a log: recipients, user names, passwords. */
export function plainDetail(said: string, hidden: readonly string[]): string {
  const words = hidden.filter((word) => word.length >= hiddenLengthMin).sort((one, other) => other.length - one.length)
  const clean = words.reduce((text, word) => text.replaceAll(word, '…'), said)
  return clean.replace(/\s+/g, ' ').trim().slice(0, lengthMax)
}

/** A try that did not get through: the connection, its time, or the settings. */
export const failedDelivery = (error: unknown, hidden: readonly string[]): Delivery => ({
  outcome: 'failed',
  detail: plainDetail(wordsOf(error), hidden),
})

/** Node tells under `cause` why something was aborted, and under `code` what a connection without words died of. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message } = error.cause instanceof Error ? error.cause : error
  return message || ('code' in error ? String(error.code) : error.name)
}
