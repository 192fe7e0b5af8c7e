import type { Language } from '@fairground/i18n'

/** Why a withdrawal is refused, as it reads in each language. */
export interface RefusalReason {
  id: string
  texts: Record<string, string>
  /** The platform's own, which is never taken off the list. */
  isBuiltIn: boolean
}

/** A reason of the list, words of one's own, or both. */
export interface Refusal {
  reason: Pick<RefusalReason, 'id' | 'texts'> | undefined
  note: string | undefined
}

/** What the player reads, in that language. */
export function refusalText({ reason, note }: Refusal, language: Language): string | undefined {
  const lines = [reason?.texts[language] ?? reason?.texts.en, note].filter((line) => line !== undefined)
  return lines.length > 0 ? lines.join('\n') : undefined
}
