/** A start that cannot go on: the message is one sentence that tells the operator what to do. */
export class StartupError extends Error {
  override name = 'StartupError'
}
