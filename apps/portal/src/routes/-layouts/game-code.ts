/** The lottery that an address opens. */
export const readGameCode = ({ gameCode }: Record<string, unknown>): { gameCode?: string | undefined } =>
  typeof gameCode === 'string' || typeof gameCode === 'number' ? { gameCode: String(gameCode).slice(0, 64) } : {}
