import type { AppContext } from '../../../context.ts'

const purpose = 'content preview'
const validMs = 10 * 60_000

/** A ticket to look at one page before it is published; it is good for ten minutes. */
export function sealPreview({ secrets, clock }: AppContext, contentId: string): { ticket: string; expiresAt: Date } {
  const expiresAt = new Date(clock.now().getTime() + validMs)
  return { ticket: secrets.seal(purpose, `${expiresAt.getTime()} ${contentId}`), expiresAt }
}

/** The page that a ticket shows; undefined for one that is over, or was never given out. */
export function openPreview({ secrets, clock }: AppContext, ticket: string): string | undefined {
  try {
    const [until, contentId] = secrets.open(purpose, ticket).split(' ')
    return Number(until) > clock.now().getTime() ? contentId : undefined
  } catch {
    return undefined
  }
}
