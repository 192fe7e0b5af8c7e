const events = new EventTarget()
const name = 'session-end'

/** Says that the server no longer takes this session, or wants something set up before it goes on. */
export const announceSessionEnd = (): void => void events.dispatchEvent(new Event(name))

/** Calls the listener at every such refusal; the answer stops it. */
export function onSessionEnd(listener: () => void): () => void {
  events.addEventListener(name, listener)
  return () => events.removeEventListener(name, listener)
}
