function address(name: 'PORTAL_URL' | 'CONSOLE_URL' | 'GAMES_URL'): string {
  const url = process.env[name]
  if (!url) throw new Error(`${name} is not set: the test world did not start`)
  return url
}

export const portalUrl = (): string => address('PORTAL_URL')
export const consoleUrl = (): string => address('CONSOLE_URL')
