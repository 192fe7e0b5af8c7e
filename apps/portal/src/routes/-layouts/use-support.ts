import { showFeedback } from '../../lib/feedback-prompt.ts'
import { openSupport } from '../../lib/open-support.ts'
import { useSite } from './use-site.ts'

/** Opens customer service: the operator's first contact, or where none is set the contact form, whose answers come to the inbox. */
export function useSupport(): () => void {
  const { site } = useSite()
  const [contact] = site?.customerService ?? []
  return () => (contact ? openSupport(contact.url) : showFeedback(true))
}
